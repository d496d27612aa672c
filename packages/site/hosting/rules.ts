/**
 * How the site is served. The preview server obeys these rules and the hosts' own files are written from them, so
 * that both say the same. A path is exact, or holds `:name` for one segment, or ends in `/*` for everything below.
 */

/** A page without a file of its own: `file` answers with 200 wherever `path` matches and no file does. */
export type ShellRule = { path: string; file: string };

/** Headers that an address gets beside the security headers, which every answer has. */
export type HeaderRule = { path: string; headers: Record<string, string> };

/** Draws an article that has no file yet. */
export const articleShellFile = "article-shell.html";
/** The same for an address at which there is none: it answers with 404, where the host can tell. */
export const missingArticleFile = "article-missing.html";
export const articlePath = "/blog/:slug";
/** The owner's screens. */
export const adminShellFile = "app-shell.html";

export const shells: ShellRule[] = [
  { path: articlePath, file: articleShellFile },
  { path: "/login", file: adminShellFile },
  { path: "/admin", file: adminShellFile },
  { path: "/admin/*", file: adminShellFile },
];

/** An address that leads to another one for good: answered with 301, with a slash at the end as well. */
export type Redirect = { path: string; to: string };

/** Where the feed is looked for by habit. */
export const feedRedirects: readonly Redirect[] = ["/feed", "/rss"].map((path) => ({
  path,
  to: "/feed.xml",
}));

/**
 * So many old addresses stand in what a host reads; those beyond are found by the code that it runs, or by the browser.
 * Below what is the least: GitLab Pages reads 64 kB (https://docs.gitlab.com/user/project/pages/redirects/), Vercel about a
 * thousand routes (https://vercel.com/docs/routing/redirects/configuration-redirects).
 */
export const mostRedirects = 500;

export const notFoundFile = "404.html";

/** Files that answer for other addresses, or speak to a host, and are no pages themselves. */
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

/** For a file whose name changes with its content. */
export const keptForever = "public, max-age=31536000, immutable";

/** For everything else: kept, but asked about (by ETag) before it is used again. The hosts do so by themselves. */
export const askedEachTime = "public, max-age=0, must-revalidate";

export const noIndex = { "X-Robots-Tag": "noindex" };

export const headerRules: HeaderRule[] = [
  ...["/assets/*", "/cards/*", "/pictures/posts/*"].map((path) => ({
    path,
    headers: { "Cache-Control": keptForever },
  })),
  ...["/login", "/admin", "/admin/*"].map((path) => ({ path, headers: noIndex })),
  { path: "/draft", headers: { ...noIndex, "Cache-Control": "no-store" } },
  // Some hosts also serve these at addresses of their own. Not the article's shell: a host may go by the file when it
  // answers for an article, and that should be found.
  ...["/app-shell", "/article-missing", "/404"].map((path) => ({ path, headers: noIndex })),
  { path: "/favicon.ico", headers: { "Content-Type": "image/x-icon" } },
  { path: "/feed.xml", headers: { "Content-Type": "application/rss+xml; charset=utf-8" } },
  { path: "/feed.json", headers: { "Content-Type": "application/feed+json; charset=utf-8" } },
  {
    path: "/manifest.webmanifest",
    headers: { "Content-Type": "application/manifest+json; charset=utf-8" },
  },
  { path: "/llms.txt", headers: { "Content-Type": "text/plain; charset=utf-8" } },
  { path: "/.well-known/security.txt", headers: { "Content-Type": "text/plain; charset=utf-8" } },
];

/**
 * The regular expression, as text, of a rule's path: `:name` is one segment, `/*` at the end is anything below. It
 * reads the same in JavaScript and in the PCRE of Vercel's router.
 */
export function patternSource(pattern: string): string {
  const source = pattern
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/:[a-z]+/g, "[^/]+")
    .replace(/\*$/, ".+");
  return `^${source}$`;
}

/** Whether a path, as it stands in an address, is one that the rule speaks of. */
export function matchesPath(pattern: string, path: string): boolean {
  return new RegExp(patternSource(pattern)).test(path);
}
