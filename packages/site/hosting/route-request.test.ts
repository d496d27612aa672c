import { expect, test } from "vitest";
import { canonicalPath, routeRequest } from "./route-request.ts";

const output = new Set([
  "index.html",
  "about.html",
  "blog.html",
  "blog/a-post.html",
  "404.html",
  "article-shell.html",
  "app-shell.html",
  "assets/main-1a2b.js",
  ".well-known/security.txt",
  ".env",
  "_headers",
  "feed.xml",
]);
const moved = new Map([
  ["/blog/before", "/blog/a-post"],
  ["/blog/a-post", "/about"],
]);
const route = (target: string) => routeRequest(target, async (file) => output.has(file), moved);

test.for([
  ["/", "index.html"],
  ["/about", "about.html"],
  ["/about?from=mail", "about.html"],
  ["/blog", "blog.html"],
  ["/blog/a-post", "blog/a-post.html"],
  ["/assets/main-1a2b.js", "assets/main-1a2b.js"],
  ["/.well-known/security.txt", ".well-known/security.txt"],
  ["/blog/published-since", "article-shell.html"],
  ["/login", "app-shell.html"],
  ["/admin", "app-shell.html"],
  ["/admin/posts/17", "app-shell.html"],
])("serves %s from %s", async ([target, file]) => {
  expect(await route(target ?? "")).toMatchObject({ kind: "file", file });
});

test.for([
  [308, "/about.html?a=1&b=%2F", "/about?a=1&b=%2F"],
  [308, "/blog/published-since/?q=1", "/blog/published-since?q=1"],
  [308, "/login/", "/login"],
  // Feeds.
  [301, "/feed", "/feed.xml"],
  [301, "/feed/", "/feed.xml"],
  [301, "/rss", "/feed.xml"],
  [301, "/rss?from=reader", "/feed.xml"],
  [301, "/index.xml", "/feed.xml"],
  [301, "/atom.xml", "/feed.xml"],
  [301, "/feed/atom/", "/feed.xml"],
  [301, "/blog/feed", "/feed.xml"],
  // Mistyped addresses.
  [301, "/ABOUT", "/about"],
  [301, "/About/?a=B", "/about?a=B"],
  [301, "/blog/A-Post.", "/blog/a-post"],
  [301, "/blog/a-post),", "/blog/a-post"],
  [301, "/Blog/Before", "/blog/a-post"],
  // Old addresses.
  [301, "/blog/before?from=mail", "/blog/a-post?from=mail"],
  [301, "/blog/before/?from=mail", "/blog/a-post?from=mail"],
  [301, "/blog/before.html?from=mail", "/blog/a-post?from=mail"],
] as const)("redirects with %i from %s to %s", async ([status, target, location]) => {
  expect(await route(target)).toEqual({ kind: "redirect", status, location });
});

test.for([
  ["not-found", "unknown", ["/nowhere", "/nowhere/", "/nowhere.html", "/blog/a/b", "/NOTHING"]],
  ["not-found", "a shell", ["/404", "/404.html", "/404.HTML", "/article-shell", "/app-shell.html"]],
  ["not-found", "a hidden file", ["/_headers", "/_HEADERS", "/.env", "/.ENV", "/blog/.env"]],
  ["not-found", "a folder", ["/assets", "/assets/"]],
  ["not-found", "path traversal", ["/../about", "/%2e%2e/about", "/blog/../../etc/passwd"]],
  ["not-found", "another host", ["//evil.example/..", "//evil.example"]],
  ["malformed", "no path", ["about", "http://evil.example/", "*"]],
  ["malformed", "badly encoded", ["/%", "/%zz", "/%ff"]],
  ["malformed", "with control characters", ["/about%00.html", "/%0d%0aSet-Cookie:a"]],
  ["malformed", "with a backslash", ["/..%5cetc", "/\\evil.example", "/%5cevil.example/"]],
  ["malformed", "with an encoded slash", ["/..%2fetc/passwd"]],
] as const)("answers '%s' without a redirect when the target is %s", async ([kind, , targets]) => {
  for (const target of targets) expect(await route(target), target).toEqual({ kind });
});

test("never redirects to another site", async () => {
  const everything = (target: string) => routeRequest(target, async () => true);
  const targets = ["//evil.example/", "///evil.example", "//evil.example/page.html", "/.//evil.example/"];
  for (const target of targets) {
    const found = await everything(target);
    if (found.kind !== "redirect") continue;
    expect(new URL(found.location, "https://brightwren.example").origin).toBe("https://brightwren.example");
  }
});

test.for([
  ["/", "/"],
  ["/about", "/about"],
  ["/about/", "/about"],
  ["/about.html", "/about"],
  ["/about.html/", "/about"],
  ["/index.html", "/"],
  ["/index", "/"],
  ["//about", "/about"],
  ["/blog//a-post///", "/blog/a-post"],
  ["/%61bout", "/about"],
  ["/blog/caf%c3%a9", "/blog/caf%C3%A9"],
  ["/a%20b", "/a%20b"],
  ["/assets/index-1a2b.js", "/assets/index-1a2b.js"],
  ["//evil.example", "/evil.example"],
  ["///evil.example//", "/evil.example"],
])("canonicalises %s as %s", ([path, canonical]) => {
  expect(canonicalPath(path ?? "")).toBe(canonical);
  expect(canonicalPath(canonical ?? "")).toBe(canonical);
});
