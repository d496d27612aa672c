import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type BackendFacts, lookUpSource } from "./article-lookup.ts";
import type { OutputFile } from "./output-folder.ts";
import {
  articlePath,
  articleShellFile,
  revalidateCacheControl,
  feedRedirects,
  headerRules,
  missingArticleFile,
  noIndex,
  patternSource,
  type Redirect,
  type ShellRule,
} from "./rules.ts";

/** For Netlify and compatible providers, which rewrite and redirect only if no file matches. */
export function staticFiles(
  security: Record<string, string>,
  rewrites: readonly ShellRule[],
  redirects: readonly Redirect[],
): OutputFile[] {
  const rules = [
    ...[...feedRedirects, ...redirects].map(({ path, to }) => `${path} ${to} 301\n`),
    ...rewrites.map(({ path, file }) => `${path} /${file} 200\n`),
  ];
  return [
    { path: "/_headers", body: headersFile(security) },
    { path: "/_redirects", body: rules.join("") },
  ];
}

/** Writes the function to the folder from which Netlify deploys it after a build. */
export async function writeNetlifyFunction(
  project: string,
  security: Record<string, string>,
  backend: BackendFacts,
): Promise<void> {
  const folder = join(project, "netlify", "edge-functions");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "article.js"), netlifyFunction(security, backend));
}

/** Serves the shell for an existing article, redirects a moved one, and answers 404 otherwise. */
export function netlifyFunction(security: Record<string, string>, backend: BackendFacts): string {
  const addressOf = (file: string) => JSON.stringify(`/${file.replace(/\.html$/, "")}`);
  return `// Written by the build from packages/site/hosting.
${lookUpSource(backend)}

export default async (request, context) => {
  const answer = await context.next();
  const { pathname, origin, search } = new URL(request.url);
  const isArticle = new RegExp(${JSON.stringify(patternSource(articlePath))}).test(pathname);
  if (answer.status !== 404 || !isArticle) return answer;
  const found = await lookUp(pathname.split("/").pop());
  if (found.movedTo) {
    const Location = pathname.replace(/[^/]+$/, found.movedTo) + search;
    return new Response(null, { status: 301, headers: { Location, ...${JSON.stringify({ "Cache-Control": revalidateCacheControl, ...security })} } });
  }
  const missing = found === "missing";
  const page = await fetch(new URL(missing ? ${addressOf(missingArticleFile)} : ${addressOf(articleShellFile)}, origin));
  if (!page.ok) return answer;
  const headers = { "Content-Type": "text/html; charset=utf-8", ...${JSON.stringify(security)} };
  return new Response(page.body, {
    status: missing ? 404 : 200,
    headers: missing ? { ...headers, ...${JSON.stringify(noIndex)} } : headers,
  });
};

export const config = { path: "/blog/*", method: ["GET", "HEAD"], onError: "bypass" };
`;
}

/** Netlify and Cloudflare merge headers from all matching rules, so only one rule may set a header for an address. */
export function headersFile(security: Record<string, string>): string {
  const blocks = [{ path: "/*", headers: security }, ...headerRules].map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return `${blocks.join("\n\n")}\n`;
}
