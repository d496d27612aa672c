import { expect, test } from "vitest";
import { isSafeLink, plainLine, sanitiseMarkdown } from "./sanitise.ts";

const clean = (markdown: string) => sanitiseMarkdown(markdown, "The title");

test("what readers may have stays as it is", () => {
  const markdown = `First **bold** and _slanted_ and \`code\`.

## Heading

- one
- [ ] to do

1. first
2. second

| a | b |
| - | - |
| 1 | 2 |

> quoted

\`\`\`html
<script>shown()</script>
\`\`\`

[here](https://example.com) and [there](/contact)`;
  expect(clean(markdown)).toBe(markdown);
});

test.each([
  ["a script block", "<script>alert(1)</script>", ""],
  ["a script in a line", "a <script>alert(1)</script> b", "a  b"],
  ["a script that is never closed", "a <script>alert(1)", "a"],
  ["a style in a line", "a <style>p{}</style>b", "a b"],
  ["elements around words", "a <b onclick=x>bold</b> word", "a bold word"],
  ["a comment", "a <!-- hidden --> b", "a  b"],
  ["a picture", "a ![alt](https://evil.example/x.png) b", "a  b"],
  ["a picture that is a link", "[![alt](x.png)](https://example.com)", ""],
  ["a dangerous link", "[words](javascript:alert(1))", "words"],
  ["a link by reference", "[words][r]\n\n[r]: data:text/html,x", "words"],
  ["a safe link by reference", "[words][r]\n\n[r]: https://example.com", "[words](https://example.com)"],
  ["a picture by reference", "![alt][r]\n\n[r]: https://example.com", ""],
  ["a bare address without https", "see http://evil.example now", "see http\\://evil.example now"],
  ["a footnote", "text[^1]\n\n[^1]: note", "text"],
  ["a link's hidden title", '[words](https://example.com "onmouseover=x")', "[words](https://example.com)"],
  ["an entity for an element", "&lt;script&gt;x", "\\<script>x"],
])("%s is made harmless", (_, markdown, expected) => {
  const once = clean(markdown);
  expect(once.replace(/ {2,}/g, " ")).toBe(expected.replace(/ {2,}/g, " "));
  expect(clean(once).replace(/ {2,}/g, " ")).toBe(once.replace(/ {2,}/g, " "));
});

test("headings begin below the page's own, and the title is not said twice", () => {
  expect(clean("# The Title!\n\nText\n\n# Part\n\n### Small")).toBe("Text\n\n## Part\n\n### Small");
});

test("control characters and half characters that Postgres refuses are gone", () => {
  expect(clean("a\u0000b\u0007c \uD800 d\r\ne")).toBe("abc \uFFFD d\ne");
});

test.each([
  ["Slates compared", "Slates compared"],
  ["  two\n lines ", "two lines"],
  ["**Bold** and _not_", "Bold and not"],
  ["<script>alert(1)</script>Slates", "Slates"],
  ["[words](javascript:alert(1))", "words"],
  ["![x](y) Tags", "Tags"],
  ["1. Ask *first*", "1. Ask first"],
  ["# Heading", "Heading"],
  ["- *dash*", "- dash"],
  ["Fish & chips, 5 < 6", "Fish & chips, 5 < 6"],
  ["it’s “quoted” – fine", "it’s “quoted” – fine"],
  ["<b></b>", ""],
])("%j reads %j", (text, expected) => expect(plainLine(text)).toBe(expected));

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
