import { expect, test } from "vitest";
import { isSafeLink } from "./safe-link.ts";

test.each([
  "https://example.com/page?x=1#y",
  "mailto:hello@brightwren.example",
  "/contact",
  "/blog/a-post#part",
])("%s may be linked to", (url) => expect(isSafeLink(url)).toBe(true));

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "http://example.com",
  "ftp://example.com",
  "//evil.example",
  "/\\evil.example",
  "https://user:password@evil.example",
  "https:evil\u0000.example",
  "contact",
  "#part",
  "tel:999",
  "",
])("%j may not", (url) => expect(isSafeLink(url)).toBe(false));
