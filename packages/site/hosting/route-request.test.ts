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
  ["/about.html?a=1&b=%2F", "/about?a=1&b=%2F"],
  ["/blog/published-since/?q=1", "/blog/published-since?q=1"],
  ["/login/", "/login"],
])("redirects %s to %s", async ([target, location]) => {
  expect(await route(target ?? "")).toEqual({ kind: "redirect", status: 308, location });
});

test.for([
  "/feed",
  "/feed/",
  "/rss",
  "/rss?from=reader",
  "/index.xml",
  "/atom.xml",
  "/feed/atom/",
  "/blog/feed",
])("redirects %s to the feed permanently", async (target) => {
  expect(await route(target)).toEqual({ kind: "redirect", status: 301, location: "/feed.xml" });
});

test.for([
  ["/ABOUT", "/about"],
  ["/About/?a=B", "/about?a=B"],
  ["/blog/A-Post.", "/blog/a-post"],
  ["/blog/a-post),", "/blog/a-post"],
  ["/Blog/Before", "/blog/a-post"],
])("redirects the mistyped address %s to %s permanently", async ([target, location]) => {
  expect(await route(target ?? "")).toEqual({ kind: "redirect", status: 301, location });
});

test.for(["/NOTHING", "/404.HTML", "/_HEADERS", "/.ENV"])("does not redirect %s", async (target) => {
  expect(await route(target)).toEqual({ kind: "not-found" });
});

test.for(["/blog/before", "/blog/before/", "/blog/before.html"])(
  "permanently redirects the old address %s and preserves the query",
  async (target) => {
    const found = { kind: "redirect", status: 301, location: "/blog/a-post?from=mail" };
    expect(await route(`${target}?from=mail`)).toEqual(found);
  },
);

test.for([
  "/nowhere",
  "/nowhere/",
  "/nowhere.html",
  "/blog/a/b",
  "/404",
  "/404.html",
  "/article-shell",
  "/app-shell.html",
  "/_headers",
  "/.env",
  "/blog/.env",
  "/assets",
  "/assets/",
  "/../about",
  "/%2e%2e/about",
  "/blog/../../etc/passwd",
  "//evil.example/..",
  "//evil.example",
])("answers 404 without a redirect when the path is %s", async (target) => {
  expect(await route(target)).toEqual({ kind: "not-found" });
});

test.for([
  "about",
  "http://evil.example/",
  "*",
  "/%",
  "/%zz",
  "/%ff",
  "/about%00.html",
  "/%0d%0aSet-Cookie:a",
  "/..%2fetc/passwd",
  "/..%5cetc",
  "/\\evil.example",
  "/%5cevil.example/",
])("rejects %s as malformed", async (target) => {
  expect(await route(target)).toEqual({ kind: "malformed" });
});

test("never redirects to another site", async () => {
  const everything = (target: string) => routeRequest(target, async () => true);
  for (const target of [
    "//evil.example/",
    "///evil.example",
    "//evil.example/page.html",
    "/.//evil.example/",
  ]) {
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
