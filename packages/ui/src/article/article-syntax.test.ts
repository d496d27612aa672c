import * as fc from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { expect, test } from "vitest";
import { parseArticle } from "./article-syntax.ts";

const asGitHub = (markdown: string) =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

const pieces = [
  ..."a b 1 . , - _ * ~~ ** ` [ ] ( ) ! < > | \\ & # : / @ www. WWW.example.com http:// mailto:".split(" "),
  ..."https://example.com/a_b_c?d=1) ada@example.com &#119;ww. a&commat;b.co <https://a.b> <b> [^1]".split(
    " ",
  ),
  "](https://example.com)",
  "[x]: https://example.com",
  "\n[^1]: Note",
  " ",
  "\n",
  "\n\n",
  "\n- ",
  "\n- [x] ",
  "\n> ",
  "\n| a | b |\n|---|---|\n| ",
];

test("matches GitHub's rendering with and without bare addresses", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 24 }), (parts) => {
      const markdown = parts.join("");
      expect(parseArticle(markdown)).toEqual(asGitHub(markdown));
    }),
    { numRuns: 300 },
  );
});

test("turns bare addresses into links", () => {
  const [paragraph] = parseArticle("See www.example.com, ada@example.com, [us](/about).").children;
  const links =
    paragraph?.type === "paragraph" ? paragraph.children.filter(({ type }) => type === "link") : [];
  expect(links).toMatchObject([
    { url: "http://www.example.com" },
    { url: "mailto:ada@example.com" },
    { url: "/about" },
  ]);
});

test.each([
  ["quotations", `${">".repeat(5000)} a`],
  ["lists", `${"- ".repeat(5000)}a`],
  ["emphases", `${"*a _b ".repeat(300)}c${"_ *".repeat(300)}`],
])("rejects Markdown when its %s nest too deeply", (_, markdown) => {
  expect(() => parseArticle(markdown)).toThrow("nested more than 100 deep");
});

test("accepts Markdown nested a hundred levels deep", () => {
  for (const sign of ["> ", "- "]) expect(parseArticle(`${sign.repeat(100)}a`).children).toHaveLength(1);
});
