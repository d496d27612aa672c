import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { type BackendFacts, lookUpSource } from "./article-lookup.ts";
import {
  articlePath,
  articleShellFile,
  revalidateCacheControl,
  feedRedirects,
  headerRules,
  missingArticleFile,
  noIndex,
  notFoundFile,
  patternSource,
  privateFiles,
  type Redirect,
  shells,
} from "./rules.ts";
import { type SecurityFacts, securityHeaders } from "./security-headers.ts";

/**
 * Writes `.vercel/output` under `project` (Build Output API) with a copy of `folder` and our rules. Replaces any
 * previous output.
 */
export async function writeVercelOutput(
  folder: string,
  project: string,
  facts: SecurityFacts & BackendFacts & { redirects: readonly Redirect[] },
): Promise<void> {
  const output = join(project, ".vercel", "output");
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  await cp(folder, join(output, "static"), { recursive: true });
  const files = await readdir(folder, { recursive: true });
  const pages = files.filter((file) => file.endsWith(".html")).map((file) => file.split(sep).join("/"));
  const config = vercelConfig(securityHeaders(facts), pages.toSorted(), facts.redirects);
  await writeFile(join(output, "config.json"), `${JSON.stringify(config, undefined, 2)}\n`);
  await writeArticleFunction(folder, join(output, "functions", `${articleFunction}.func`), facts);
}

/** The function embeds both shells, because they have no address on Vercel. */
async function writeArticleFunction(folder: string, target: string, facts: BackendFacts): Promise<void> {
  const page = async (file: string) => JSON.stringify(await readFile(join(folder, file), "utf8"));
  await mkdir(target, { recursive: true });
  await writeFile(
    join(target, ".vc-config.json"),
    `${JSON.stringify({ runtime: "edge", entrypoint: "index.js" })}\n`,
  );
  await writeFile(
    join(target, "index.js"),
    `// Written by the build from packages/site/hosting.
${lookUpSource(facts)}
const shell = ${await page(articleShellFile)};
const missingShell = ${await page(missingArticleFile)};

export default async (request) => {
  const { searchParams } = new URL(request.url);
  const slug = searchParams.get("slug") ?? "";
  const found = await lookUp(encodeURIComponent(slug));
  if (found.movedTo) {
    searchParams.delete("slug");
    const query = searchParams.size > 0 ? "?" + searchParams : "";
    const Location = ${JSON.stringify(articlePath.replace(/:[a-z]+$/, ""))} + found.movedTo + query;
    return new Response(null, { status: 301, headers: { Location, "Cache-Control": ${JSON.stringify(revalidateCacheControl)} } });
  }
  const missing = found === "missing";
  const headers = ${JSON.stringify({ "Content-Type": "text/html; charset=utf-8", "Cache-Control": revalidateCacheControl })};
  return new Response(missing ? missingShell : shell, {
    status: missing ? 404 : 200,
    headers: missing ? { ...headers, ...${JSON.stringify(noIndex)} } : headers,
  });
};
`,
  );
}

type VercelRoute =
  | { handle: "filesystem" | "error" }
  | {
      src: string;
      dest?: string;
      status?: number;
      headers?: Record<string, string>;
      continue?: boolean;
      check?: boolean;
    };

/** `.vercel/output/config.json`, Build Output API version 3. */
type VercelConfig = {
  version: 3;
  /** Files that Vercel keeps for the next build. */
  cache: string[];
  routes: VercelRoute[];
  overrides: Record<string, { path: string }>;
};

/** One or more whole segments. Excludes double slashes and backslashes, which could redirect off the site. */
const segments = String.raw`([^/\\]+(?:/[^/\\]+)*?)`;

const articleFunction = "_article";

/** Vercel's router configuration. `pages`: the HTML files, relative to the output folder. */
export function vercelConfig(
  security: Record<string, string>,
  pages: string[],
  redirects: readonly Redirect[],
): VercelConfig {
  const renamed = pages.filter((file) => file !== "index.html" && !privateFiles.has(file));
  return {
    version: 3,
    cache: ["node_modules/**", "packages/site/.cache/**", "packages/site/dist/**"],
    routes: [
      { src: "^/.*$", headers: security, continue: true },
      ...headerRules.map(({ path, headers }) => ({ src: patternSource(path), headers, continue: true })),
      ...[...feedRedirects, ...redirects].map(({ path, to }) => ({
        src: `^${path}/?$`,
        status: 301,
        headers: { Location: to },
      })),
      { src: String.raw`^/index(?:\.html)?/?$`, status: 308, headers: { Location: "/" } },
      { src: String.raw`^/${segments}\.html/?$`, status: 308, headers: { Location: "/$1" } },
      { src: `^/${segments}/$`, status: 308, headers: { Location: "/$1" } },
      { handle: "filesystem" },
      ...shells.map(({ path, file }) => {
        if (path !== articlePath) return { src: patternSource(path), dest: `/${file}`, check: true };
        return {
          src: patternSource(path).replace("[^/]+", "([^/]+)"),
          dest: `/${articleFunction}?slug=$1`,
          check: true,
        };
      }),
      { handle: "error" },
      {
        src: "^/.*$",
        dest: `/${notFoundFile}`,
        status: 404,
        headers: { ...security, "Cache-Control": revalidateCacheControl },
      },
    ],
    overrides: Object.fromEntries(renamed.map((file) => [file, { path: file.replace(/\.html$/, "") }])),
  };
}
