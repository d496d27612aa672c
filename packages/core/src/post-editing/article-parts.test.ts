import * as fc from "fast-check";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { articleParts } from "./article-parts.ts";
import { parseArticle } from "../blog/article-syntax.ts";

test("splits before paragraphs and headings", () => {
  const parts = [
    "Words\nand *more*.\n\n- one\n\n  two\n\n",
    "## Heading\n\n```js\nsome\n\ncode\n```\n\n",
    "Last.",
  ];
  expect(articleParts(parts.join(""))).toEqual(parts);
});

test.each([
  ["a text with a definition", "A [link][1].\n\nWords.\n\n[1]: /about"],
  ["after HTML, which may contain blank lines", "<!--\n\nnote\n\n-->\n\nWords."],
  ["after an indented fence that may be in a list", "- a\n\n  ```\n\nWords.\n\n```\n\nWords."],
  ["sections with the same title", "## A\n\nWords.\n\n## *A*"],
])("does not split %s", (_, markdown) => expect(articleParts(markdown)).toEqual([markdown]));

const pieces = [
  ..."a b # ## ### - > 1. | ``` ~~~ ```` ```js ` * ** _ [a](b) ![a](b) <br> <div> </div> <!-- --> <pre>".split(
    " ",
  ),
  ..."</pre> www.example.com [^1] [x] [x]: === ---".split(" "),
  ..."\n,\n\n,\n\n,\r\n\r\n,\n \n, ,  ,   ,    ,\t,\n- ,\n  ,\n> ,\n\na,\n\n## ,\n```\n,\n\n```\n,\n  ```\n".split(
    ",",
  ),
  "\n| a |\n|---|\n| ",
];

/** The blocks without their positions, and without blank lines after code and HTML in a list that are never closed. */
function blocksOf(...texts: string[]): Root {
  const tree: Root = { type: "root", children: texts.flatMap((text) => parseArticle(text).children) };
  visit(tree, (node) => {
    delete node.position;
    if ("value" in node) node.value = node.value.trimEnd();
  });
  return tree;
}

test("gives the same blocks as the whole text", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (written) => {
      const markdown = written.join("");
      const parts = articleParts(markdown);
      expect(parts.join("")).toBe(markdown);
      expect(blocksOf(...parts)).toEqual(blocksOf(markdown));
    }),
    { numRuns: process.env["TEST_DEPTH"] === "deep" ? 3000 : 500 },
  );
});
