import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

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
])("%s has the one form %s", ([path, canonical]) => {
  expect(canonicalPath(path ?? "")).toBe(canonical);
});

test("a canonical path is its own canonical form", () => {
  for (const path of ["/", "/blog/caf%C3%A9", "/demos/salon", "/a%3Fb%25"]) {
    expect(canonicalPath(canonicalPath(path))).toBe(canonicalPath(path));
  }
});
