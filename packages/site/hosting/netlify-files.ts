import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type BackendFacts, lookUpSource } from "./article-lookup.ts";
import type { OutputFile } from "./output-folder.ts";
import {
  articlePath,
  articleShellFile,
  askedEachTime,
  feedRedirects,
  headerRules,
  missingArticleFile,
  noIndex,
  patternSource,
  type Redirect,
  type ShellRule,
} from "./rules.ts";

/**
 * What Netlify, and hosts that took over its form, read from the output folder. A rewrite (200) and a redirect apply there
 * only where no file matches. Clean addresses, the redirect from `/about/`, the ETags and 404.html are Netlify's own doing.
 */
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

/**
 * Writes the edge function that answers for articles without a file to where Netlify looks for it after the build:
 * `netlify/edge-functions` under `project`.
 */
export async function writeNetlifyFunction(
  project: string,
  security: Record<string, string>,
  backend: BackendFacts,
): Promise<void> {
  const folder = join(project, "netlify", "edge-functions");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "article.js"), netlifyFunction(security, backend));
}

/** Its text: an article that there is gets the shell, one that has another address leads there, one that there is not gets the shell with 404. */
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
    return new Response(null, { status: 301, headers: { Location, ...${JSON.stringify({ "Cache-Control": askedEachTime, ...security })} } });
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

/**
 * The `_headers` file, which Netlify and Cloudflare Pages read alike. Both join what two matching rules say of one
 * header, so no address is given a header twice.
 */
export function headersFile(security: Record<string, string>): string {
  const blocks = [{ path: "/*", headers: security }, ...headerRules].map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return `${blocks.join("\n\n")}\n`;
}
