import { expect, test } from "vitest";
import { tidyPath } from "./paths.ts";

test.each([
  ["/", "/"],
  ["/ABOUT", "/about"],
  ["/Blog/Local-SEO.", "/blog/local-seo"],
  ["/about),", "/about"],
  ["/blog/", "/blog/"],
  ["/caf%C3%A9", "/caf%C3%A9"],
  // A redirect to two slashes would lead to another site.
  ["//evil.example/X", "/evil.example/x"],
  ["///evil.example", "/evil.example"],
])("corrects %s to %s", (path, corrected) => {
  expect(tidyPath(path)).toBe(corrected);
  expect(tidyPath(corrected)).toBe(corrected);
});
