import { expect, test, vi } from "vitest";

vi.mock("electron", () => ({ net: {}, ipcMain: {} }));
const { articlePathSchema } = await import("./read-page.ts");

test.each(["/blog/a-post", "/blog/%C5%BC", "/blog/1.2~3"])("accepts the article path %s", (path) => {
  expect(articlePathSchema.safeParse(path).success).toBe(true);
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
  expect(articlePathSchema.safeParse(path).success).toBe(false);
});
