import * as fc from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { parseArticle } from "./article-syntax.ts";
import { wordsOf } from "./article-words.ts";

const asGitHub = (markdown: string) =>
  fromMarkdown(markdown, { extensions: [gfm({ singleTilde: false })], mdastExtensions: [gfmFromMarkdown()] });

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
    { numRuns: process.env["TEST_DEPTH"] === "deep" ? 1000 : 150 },
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
  ["From 5~7 days, rarely 8~9 days.", []],
  ["Was ~~£40~~ £30.", ["delete"]],
  ["**これは「強調」です。**次の文", ["strong"]],
  ["这是**“重点”**吗？*（注）*后", ["strong", "emphasis"]],
  ["그것은 **강조(强調)**입니다", ["strong"]],
  ["~~売り切れ。~~再入荷", ["delete"]],
])("marks up %j as in any other language", (markdown, marks) => {
  const found: string[] = [];
  visit(parseArticle(markdown), (node) => {
    if (["strong", "emphasis", "delete"].includes(node.type)) found.push(node.type);
  });
  expect(found).toEqual(marks);
});

test.each([
  ["a<br>b", "a b"],
  ["a<BR />b\n\n<br>\n\n- c", "a b c"],
  ["# A<br>B\n\n| c<br>d |\n|---|\n| e@f.co<br>g |", "A B c d e@f.co g"],
  ["`a<br>b`\n\n    <br>", "a<br>b"],
])("keeps the line breaks of %j, but not in code", (markdown, words) => {
  const article = parseArticle(markdown);
  expect(wordsOf(article)).toBe(words);
  visit(article, "html", () => expect.unreachable());
});

test("accepts Markdown nested a hundred levels deep, and rejects more", () => {
  for (const sign of ["> ", "- "]) expect(parseArticle(`${sign.repeat(100)}a`).children).toHaveLength(1);
  expect(() => parseArticle(`${">".repeat(5000)} a`)).toThrow("nested more than 100 deep");
});
