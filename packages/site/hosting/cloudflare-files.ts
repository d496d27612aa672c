import { type BackendFacts, lookUpSource } from "./article-lookup.ts";
import { headersFile } from "./netlify-files.ts";
import type { OutputFile } from "./output-folder.ts";
import {
  articlePath,
  askedEachTime,
  feedRedirects,
  headerRules,
  missingArticleFile,
  noIndex,
  patternSource,
  type Redirect,
  shells,
} from "./rules.ts";

/**
 * What Cloudflare reads from the output folder. Rewrites in its `_redirects` would hide the articles behind their shell,
 * because they apply before files; so a worker answers for the shells' addresses, and wrangler.jsonc (for Pages `_routes.json`) keeps
 * every other request away from it. What a worker answers `_redirects` says nothing of
 * (https://developers.cloudflare.com/workers/static-assets/redirects/), so the worker knows the old addresses itself. Clean addresses, ETags and 404.html are Cloudflare's own doing. A Worker would serve
 * its own source, were it not for `.assetsignore`.
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
    { path: "/_worker.js", body: worker(security, backend, redirects) },
  ];
}

/** The addresses of the shells, with their trailing slashes; Cloudflare refuses patterns that overlap. */
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
  const headers = { Location: to, "Cache-Control": ${JSON.stringify(askedEachTime)} };
  return withHeaders(new Response(null, { status, headers }), everywhere);
}

function withHeaders(answer, headers) {
  const response = new Response(answer.body, answer);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
`;
}
