import { expect, test } from "vitest";
import { requests } from "./requests.ts";

const isAccepted = (path: unknown) => requests["read-page"].request.safeParse(path).success;

test.each(["/blog/a-post", "/blog/%C5%BC", "/blog/1.2~3"])("accepts the article path %s", (path) => {
  expect(isAccepted(path)).toBe(true);
});

test.each([
  "",
  "/",
  "/admin",
  "/blog/",
  "/blog/a/b",
  "/blog/a?b=c",
  "/blog/a#b",
  "/blog/a b",
  "/blog\\a",
  "//evil.example",
  "@evil.example/blog/a",
  ".evil.example/blog/a",
  "https://evil.example/blog/a",
  null,
  ["/blog/a"],
])("rejects the article path %j", (path) => {
  expect(isAccepted(path)).toBe(false);
});
