/**
 * Routing and headers for the preview server and the hosting providers' configuration. A path is exact, contains
 * `:name` for one segment, or ends in `/*` for everything below.
 */

/** Serves `file` with status 200 for all addresses that match `path` and have no file of their own. */
export type ShellRule = { path: string; file: string };

type HeaderRule = { path: string; headers: Record<string, string> };

export const articleShellFile = "article-shell.html";
/** The 404 page for article addresses, on hosting providers that can check whether the article exists. */
export const missingArticleFile = "article-missing.html";
export const articlePath = "/blog/:slug";
/** The shell for all admin addresses. */
export const adminShellFile = "app-shell.html";

export const shells: ShellRule[] = [
  { path: articlePath, file: articleShellFile },
  { path: "/login", file: adminShellFile },
  { path: "/admin", file: adminShellFile },
  { path: "/admin/*", file: adminShellFile },
];

/** A permanent redirect (301), with or without a trailing slash. */
export type Redirect = { path: string; to: string };

/** Where WordPress, Ghost, Hugo, Hexo and Astro publish their feeds. */
const oldFeeds = ["feed", "rss", "feed/atom", "feed/rss", "feed/rss2", "index.xml", "atom.xml", "rss.xml"];

export const feedRedirects: readonly Redirect[] = ["/", "/blog/"].flatMap((folder) =>
  oldFeeds.map((name) => ({ path: folder + name, to: "/feed.xml" })),
);

/**
 * Edge functions or the browser resolve any further redirects. GitLab Pages reads 64 kB
 * (https://docs.gitlab.com/user/project/pages/redirects/), Vercel about a thousand routes
 * (https://vercel.com/docs/routing/redirects/configuration-redirects).
 */
export const maxRedirects = 500;

export const notFoundFile = "404.html";

export const privateFiles: ReadonlySet<string> = new Set([
  notFoundFile,
  missingArticleFile,
  ...shells.map(({ file }) => file),
  "_headers",
  "_redirects",
  "_worker.js",
  "_routes.json",
  ".assetsignore",
]);

/** For files with a content hash in their name. */
export const immutableCacheControl = "public, max-age=31536000, immutable";

/** For all other files: cached, but revalidated by ETag. This is also the hosting providers' default. */
export const revalidateCacheControl = "public, max-age=0, must-revalidate";

export const noIndex = { "X-Robots-Tag": "noindex" };

export const headerRules: HeaderRule[] = [
  ...["/assets/*", "/cards/*", "/pictures/posts/*"].map((path) => ({
    path,
    headers: { "Cache-Control": immutableCacheControl },
  })),
  ...["/login", "/admin", "/admin/*"].map((path) => ({ path, headers: noIndex })),
  ...["/draft", "/payments"].map((path) => ({
    path,
    headers: { ...noIndex, "Cache-Control": "no-store" },
  })),
  // Some providers also serve these files under their own names. The article shell must be indexable, because providers
  // may apply these headers when they serve the shell for an article.
  ...["/app-shell", "/article-missing", "/404"].map((path) => ({ path, headers: noIndex })),
  ...Object.entries({
    "/favicon.ico": "image/x-icon",
    "/feed.xml": "application/rss+xml; charset=utf-8",
    "/feed.json": "application/feed+json; charset=utf-8",
    "/manifest.webmanifest": "application/manifest+json; charset=utf-8",
    "/llms.txt": "text/plain; charset=utf-8",
    "/.well-known/security.txt": "text/plain; charset=utf-8",
  }).map(([path, type]) => ({ path, headers: { "Content-Type": type } })),
];

export function patternSource(pattern: string): string {
  const source = pattern
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/:[a-z]+/g, "[^/]+")
    .replace(/\*$/, ".+");
  return `^${source}$`;
}

export function matchesPath(pattern: string, path: string): boolean {
  return new RegExp(patternSource(pattern)).test(path);
}
