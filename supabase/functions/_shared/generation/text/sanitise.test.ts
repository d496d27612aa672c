import { expect, test } from "vitest";
import { UnreadableTextError } from "./readable.ts";
import { isSafeLink, plainLine, sanitiseMarkdown } from "./sanitise.ts";

const clean = (markdown: string) => sanitiseMarkdown(markdown, "The title");

test("leaves allowed Markdown unchanged", () => {
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
  ["a line break", "Open<br>Monday\n\n| a<br>b |\n| - |\n| 1 |", "Open Monday\n\n| a b |\n| --- |\n| 1 |"],
  ["line breaks at the edges", "<br>**a**<br>\n\n<br>\n\n> <br>b<br>", "**a**\n\n> b"],
  ["ranges with tildes", "From 5~7 days, rarely 8~9 days.", "From 5\\~7 days, rarely 8\\~9 days."],
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
  ["control characters and lone surrogates", "a\u0000b\u0007c \uD800 d\r\ne", "abc \uFFFD d\ne"],
  ["headings and a repeated title", "# The Title!\n\nText\n\n# Part\n\n### S", "Text\n\n## Part\n\n### S"],
])("sanitises %s", (_, markdown, expected) => {
  const once = clean(markdown);
  expect(once.replace(/ {2,}/g, " ")).toBe(expected.replace(/ {2,}/g, " "));
  expect(clean(once).replace(/ {2,}/g, " ")).toBe(once.replace(/ {2,}/g, " "));
});

const many = (mark: string, count: number) => mark.repeat(count);

test.each([
  ["thousands of nested quotes", `${many(">", 5000)} a`],
  ["thousands of nested quotes with spaces", `${many("> ", 5000)}a`],
  ["thousands of nested lists", `${many("- ", 3000)}a`],
  ["thousands of nested numbered lists", `${many("1. ", 3000)}a`],
  ["alternating quotes and lists", `${many("> - 1) ", 2000)}a`],
  ["lists nested with spaces", Array.from({ length: 600 }, (_, n) => `${many("  ", n)}- a`).join("\n")],
  ["lists nested with tabs", Array.from({ length: 200 }, (_, n) => `${many("\t", n)}- a`).join("\n")],
  ["deeply nested emphasis", `${many("*a _b ", 3000)}${many("_ b* ", 3000)}`],
  ["moderately nested emphasis", `${many("*a _b ", 60)}${many("_ b* ", 60)}`],
  ["nested brackets", `${many("[", 50_000)}${many("]", 50_000)}`],
  ["tens of thousands of quotes", many("> a\n\n", 20_000)],
  ["tens of thousands of list items", many("- a\n", 30_000)],
  ["nested footnotes", many("[^a]: ", 9000)],
  ["text that grows when sanitised", `${many(">", 20)}a\n${many("b\n", 4000)}${many("c", 195_000)}`],
  ["text that is too long", many("word ", 40_001)],
])("rejects %s within a second", (_, markdown) => {
  const begun = performance.now();
  expect(() => clean(markdown)).toThrow(UnreadableTextError);
  expect(performance.now() - begun).toBeLessThan(1000);
});

test.each([
  ["an article of the maximum length", many("Some words of an article. ", 7600)],
  ["nested quotes", `${many("> ", 20)}a`],
  ["a list with eight levels", Array.from({ length: 8 }, (_, n) => `${many("  ", n)}- a`).join("\n")],
  ["many links", many("[a](https://example.com) and ", 1000)],
])("accepts %s", (_, markdown) => {
  expect(clean(markdown)).not.toBe("");
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
  ["Open<br>Monday", "Open Monday"],
])("converts %j to %j", (text, expected) => expect(plainLine(text)).toBe(expected));

test.each([
  "https://example.com/page?x=1#y",
  "mailto:hello@brightwren.example",
  "/contact",
  "/blog/a-post#part",
])("allows links to %s", (url) => expect(isSafeLink(url)).toBe(true));

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
])("rejects links to %j", (url) => expect(isSafeLink(url)).toBe(false));
