import * as fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ArticleBody, ChangingArticle } from "./article-body.tsx";

const usual = [
  ..."a b # ## ### - > 1. | * ** _ ` [a](b) ![a](b) www.example.com [x] === --- ~~a~~ [a](#section-a)".split(
    " ",
  ),
  ..."\n,\n\n,\n \n, ,  ,   ,    ,\t,\n- ,\n  ,\n> ,\n\na,\n\n## ,\n\n## a\n\n,\n\n## a 2\n\n,\n\n*a*\n\n".split(
    ",",
  ),
  ..."\n\na\n===\n\n,\n> ## a\n,\n- ## a\n,\n\n![a](b)\n\n,\n```\na\n\n## a\n\n```\n,\n| a |\n|---|\n| ".split(
    ",",
  ),
];

/** Syntax that may affect the rest of the text. */
const all = [
  ...usual,
  ..."``` ~~~ ```` ```js <br> <div> </div> <!-- --> <pre> </pre> [^1] [x]:".split(" "),
  ..."\r\n\r\n,\n```\n,\n\n```\n,\n  ```\n,\n\u2028```\n".split(","),
];

const joined = (pieces: string[]) =>
  fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((written) => written.join(""));

/** Without elements around text, and without line ends between blocks and after code. */
const html = (body: typeof ArticleBody, markdown: string) =>
  renderToStaticMarkup(createElement(body, { markdown }))
    .replaceAll(/<\/?span>/g, "")
    .replaceAll(/\n+(?=<)|(?<=>)\n/g, "");

const idsIn = (written: string) => [...written.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

test.each([
  ["usual syntax", usual],
  ["any syntax", all],
])("renders the same blocks and unique ids as the whole article in %s", (_, pieces) => {
  fc.assert(
    fc.property(joined(pieces), (markdown) => {
      const changing = html(ChangingArticle, markdown);
      expect(changing).toBe(html(ArticleBody, markdown));
      expect(new Set(idsIn(changing)).size).toBe(idsIn(changing).length);
    }),
    { numRuns: process.env["TEST_DEPTH"] === "deep" ? 3000 : 200 },
  );
});

test("numbers sections with the same title in different parts", () => {
  const changing = html(ChangingArticle, "## A\n\nWords.\n\n- ## *A*\n\nWords.\n\nA\n-\n\n## A 2");
  expect(idsIn(changing)).toEqual(["section-a", "section-a-2", "section-a-3", "section-a-2-2"]);
});
