import { type BackendFacts, lookUpSource } from "./article-lookup.ts";
import { headersFile } from "./netlify-files.ts";
import type { OutputFile } from "./output-folder.ts";
import {
  articlePath,
  revalidateCacheControl,
  feedRedirects,
  headerRules,
  missingArticleFile,
  noIndex,
  patternSource,
  type Redirect,
  shells,
} from "./rules.ts";

/**
 * Cloudflare's configuration in the output folder.
 *
 * - `_redirects` rewrites take precedence over files, so they would replace every article. A worker therefore serves
 *   the shells; wrangler.jsonc (for Pages `_routes.json`) routes only their addresses to it.
 * - `_redirects` does not apply to requests that a worker handles
 *   (https://developers.cloudflare.com/workers/static-assets/redirects/), so the worker redirects old addresses.
 * - `.assetsignore` prevents a Worker from serving its own source.
 * - Cloudflare provides clean URLs, ETags and 404.html.
 */
export function cloudflareFiles(
  security: Record<string, string>,
  backend: BackendFacts,
  redirects: readonly Redirect[],
): OutputFile[] {
  return [
    { path: "/_headers", body: headersFile(security) },
    {
      path: "/_redirects",
      body: feedRedirects.map(({ path, to }) => `${path} ${to} 301\n${path}/ ${to} 301\n`).join(""),
    },
    { path: "/_routes.json", body: `${JSON.stringify(routes(), undefined, 2)}\n` },
    { path: "/.assetsignore", body: "_worker.js\n_routes.json\n" },
    { path: "/_worker.js", body: worker(security, backend, [...feedRedirects, ...redirects]) },
  ];
}

/** The shells' addresses with trailing slashes. Cloudflare rejects overlapping patterns. */
function routes(): { version: number; include: string[]; exclude: string[] } {
  const patterns = shells.map(({ path }) => path.replace(/:[a-z]+$/, "*"));
  const include = patterns.flatMap((pattern) =>
    pattern.endsWith("*") || patterns.includes(`${pattern}/*`) ? [pattern] : [pattern, `${pattern}/`],
  );
  return { version: 1, include, exclude: [] };
}

const addressOf = (file: string) => `/${file.replace(/\.html$/, "")}`;

function worker(
  security: Record<string, string>,
  backend: BackendFacts,
  redirects: readonly Redirect[],
): string {
  const rules = shells.map(({ path, file }) => ({
    source: patternSource(path),
    page: addressOf(file),
    headers: { ...security, ...headerRules.find((rule) => rule.path === path)?.headers },
    ...(path === articlePath ? { missing: addressOf(missingArticleFile) } : {}),
  }));
  return `// Written by the build from packages/site/hosting/rules.ts.
const rules = ${JSON.stringify(rules, undefined, 2)};
const noIndex = ${JSON.stringify(noIndex)};
const everywhere = ${JSON.stringify(security, undefined, 2)};
const redirects = new Map(${JSON.stringify(redirects.map(({ path, to }) => [path, to]))});
${lookUpSource(backend)}

export default {
  async fetch(request, env) {
    const answer = await env.ASSETS.fetch(request);
    if (answer.status !== 404) return withHeaders(answer, everywhere);
    const url = new URL(request.url);
    const path = url.pathname.replace(/(?:\\/|\\.html)+$/, "");
    const to = redirects.get(path);
    if (to) return redirect(301, to + url.search);
    const rule = rules.find(({ source }) => new RegExp(source).test(path));
    if (!rule) return withHeaders(answer, everywhere);
    if (path !== url.pathname) return redirect(308, path + url.search);
    const found = rule.missing && (await lookUp(path.split("/").pop()));
    if (found?.movedTo) return redirect(301, path.replace(/[^/]+$/, found.movedTo) + url.search);
    if (found === "missing") {
      const none = await env.ASSETS.fetch(new Request(new URL(rule.missing, url), request));
      return withHeaders(new Response(none.body, { status: 404, headers: none.headers }), { ...rule.headers, ...noIndex });
    }
    const page = await env.ASSETS.fetch(new Request(new URL(rule.page, url), request));
    return withHeaders(page, rule.headers);
  },
};

function redirect(status, to) {
  const headers = { Location: to, "Cache-Control": ${JSON.stringify(revalidateCacheControl)} };
  return withHeaders(new Response(null, { status, headers }), everywhere);
}

function withHeaders(answer, headers) {
  const response = new Response(answer.body, answer);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
`;
}
