import { expect, test } from "vitest";
import { articleParts, parsePart } from "./article-parts.ts";

test("splits before blocks at the left edge", () => {
  const parts = [
    "Words\nand *more*.\n\n- one\n\n  two\n- three\n\n",
    "## Heading\n\n```js\nsome\n\n## code\n```\n\n",
    "| a |\n|---|\n| b |\n\n",
    "*c*\n\n",
    "> d\n\n",
    "Last.",
  ];
  expect(articleParts(parts.join(""))).toEqual(parts);
});

test.each([
  ["a text with a definition", "A [link][1].\n\nWords.\n\n[1]: /about"],
  ["after HTML, which may contain blank lines", "<!--\n\nnote\n\n-->\n\nWords."],
  ["after an indented fence that may be in a list", "- a\n\n  ```\n\nWords.\n\n```\n\nWords."],
  ["code that is never closed", "````\n```\n\nWords."],
])("does not split %s", (_, markdown) => expect(articleParts(markdown)).toEqual([markdown]));

test("parses a part again only after many others", () => {
  const tree = parsePart("Words.");
  parsePart("a ".repeat(1000));
  expect(parsePart("Words.")).toBe(tree);
  parsePart(`<!--${"a".repeat(600_000)}`);
  parsePart("More words.");
  expect(parsePart("Words.")).not.toBe(tree);
});
