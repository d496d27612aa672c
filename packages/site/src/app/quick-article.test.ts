import { parseArticle } from "@brightwren/core/blog/article-syntax";
import { ArticleBody } from "@brightwren/ui/article-body";
import * as fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { parseQuickly } from "./quick-article.ts";

const usual = [
  ..."a b 1 . , - _ * ** *** ` `` [ ] ( ) ! > \\ & # : / + = $ ' é £ “ ” 2. ]( ![ | {} ?".split(" "),
  ..."![a](/b) [a](/b) [**a**](/b) **a** *b* _c_ `d` a\\*b **a*b*** [a](/b_c*d)".split(" "),
  '[a b](/c "d e")',
  "![a *b*](/c 'd')",
  "[a](/b (c))",
  "[![a](/b)](/c)",
  "[a](https://example.com)",
  "\n- ",
  "\n- a",
  "\n* a",
  "\n+ a",
  "\n1. a",
  "\n2. b",
  "\n7) a",
  "\n> a",
  "\n> ",
  "\n# a",
  "\n## b *c*",
  "\n#",
  "\n---\n",
  "\n***\n",
  "\n=",
  "\n```\n",
  "\n```js a\n",
  "\n   ",
  "\n  ",
  "\n   > ",
  "\n  - a",
  "\n\n  b",
  "\n\n   c",
  "\n| a | b |\n|---|---|\n| c | d |\n",
  "\n\n| a | *b* |\n| - | --- |\n| c |\n| d | e | f |\n\n",
  "\n| a |\n",
  "\n\n- a\n- b\n\n",
  "\n- a\n\n  b",
  "\n\n",
  "\n\n",
  "\n",
  "  \n",
  "\\\n",
  " ",
  " ",
  " ",
  "word ",
  "Words, and more. ",
];

/** Syntax for which the quick parser hands over to the other. */
const all = [
  ...usual,
  ..."這 _ - ~~ &amp; &lt www. <br> < <b> [^1] @ ـب https://example.com/a_b <https://a.b> a@b.co \u00a0 [x] \\|".split(
    " ",
  ),
  "\n| ",
  "\n|---|",
  "\n|:-|-:|",
  "\n:-",
  "\n~~~\n",
  "\n    ",
  "\n  \n",
  "\n- ",
  "\n1. ",
  "\n\t",
  "\n- [x] a",
  "\n[a]: /b\n",
  "\n[^1]: a\n",
];

const html = (markdown: string, parse: typeof parseArticle) =>
  renderToStaticMarkup(createElement(ArticleBody, { markdown, parse, hasContents: true, isLeading: true }));

const attempt = (markdown: string, parse: typeof parseArticle) => {
  try {
    return html(markdown, parse);
  } catch (error) {
    return String(error);
  }
};

const words = fc
  .array(
    fc.constantFrom(
      ..."a Words, more. 2. 1) don’t £5 (b) - + # = é “so” *a* **b** `c` _d_ \\! ![e](/f) x<y".split(" "),
      "*a **b** c*",
      "*“a”*",
      "**£5**—a",
      "é*a* ‘_b_’",
      "[a, b]",
      "a_b_c",
      "[g *h*](/i)",
      '[j](https://example.com/k_l?m=n&o "p")',
      "\n",
      "\\\n",
    ),
    { minLength: 1, maxLength: 9 },
  )
  .map((parts) => parts.join(" ").replaceAll(/ ?\n /g, "\n"));

const lines = (mark: string) =>
  fc
    .array(words, { minLength: 1, maxLength: 3 })
    .map((items) => items.map((one) => `${mark} ${one}`).join("\n"));

const blocks = fc.oneof(
  words,
  lines("-"),
  lines("3."),
  lines(">"),
  lines("> -"),
  lines("- [ ]"),
  lines("- [x]"),
  words.map((text) => `> a\n>\n> ${text}`),
  words.map((text) => `> - ${text}\n> a\n>\n> `),
  words.map((text) => `## ${text}`),
  words.map((text) => `- a\n  - ${text}\n\n    b`),
  words.map((text) => `1. a\n\n   ${text}\n2. b\n   - c`),
  words.map((text) => `| a | ${text.replaceAll(/\s+/g, " ")} |\n|:--|---|\n| b |\n| c | d | e |`),
  words.map((text) => `\`\`\`js\n${text}\n    <b>\n\`\`\``),
);

const articles = fc
  .array(fc.tuple(blocks, fc.constantFrom("\n\n", "\n\n", "\n")), { maxLength: 8 })
  .map((parts) => parts.flat().join(""));

const joined = (pieces: string[]) =>
  fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => parts.join(""));

test.each([
  ["articles", articles],
  ["pieces of common syntax", joined(usual)],
  ["pieces of any syntax", joined(all)],
])("renders %s like the editor's preview", { timeout: 900_000 }, (_, texts) => {
  fc.assert(
    fc.property(texts, (markdown) => {
      expect(attempt(markdown, parseQuickly)).toBe(attempt(markdown, parseArticle));
    }),
    { numRuns: process.env["TEST_DEPTH"] === "deep" ? 2000 : 50 },
  );
});

const seeds = import.meta.glob<string>("../../../../{supabase/seed,tests/articles}/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

test.each(
  Object.entries(seeds).flatMap(([file, sql]) =>
    [...sql.matchAll(/\$md\$([^]*?)\$md\$/g)].map(([, text = ""]) => [file, text] as const),
  ),
)("renders %s like the editor's preview", (_, markdown) =>
  expect(html(markdown, parseQuickly)).toBe(html(markdown, parseArticle)),
);

test("leaves no ordinary article to the slower parser", () => {
  expect(
    parseQuickly(
      "## A\n\n- *b*\n- [ ] [c](/d), *“e”*\n\n> a\n>\n> b\n\n```\n    c\n```\n\n| e | f |\n|---|---|\n| g | h |",
    ),
  ).not.toHaveProperty("position");
});
