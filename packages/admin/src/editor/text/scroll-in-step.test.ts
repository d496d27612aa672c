import { ArticleBody } from "@brightwren/ui/article-body";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blockStarts, inStep, stepsBetween } from "./scroll-in-step.ts";

const end = { text: 1000, preview: 3000 };
const steps = stepsBetween([0, 100, 500, 1200], [0, 900, 1000, 3500], end);

test("maps the top of a block between text and preview", () => {
  expect(inStep(steps, "text", 100)).toBe(900);
  expect(inStep(steps, "preview", 900)).toBe(100);
  expect(inStep(steps, "text", 500)).toBe(1000);
});

test("interpolates between two blocks", () => {
  expect(inStep(steps, "text", 50)).toBe(450);
  expect(inStep(steps, "text", 300)).toBe(950);
});

test("maps the start and end of the text to those of the preview", () => {
  expect(inStep(steps, "text", 0)).toBe(0);
  expect(inStep(steps, "text", 1000)).toBe(3000);
  expect(inStep(steps, "preview", 3000)).toBe(1000);
});

test("does not scroll when there is nothing to scroll", () => {
  expect(inStep(stepsBetween([0, 10], [0, 10], { text: 0, preview: 0 }), "text", 0)).toBe(0);
});

const markdown = `# Heading

A paragraph
of two lines.

- one
- two

| a | b |
|---|---|
| 1 | 2 |

[ref]: https://example.com

<div>dropped</div>

> quoted

\`\`\`
code
\`\`\`

Last, with [a link][ref].
`;

test("finds the start of every block", () => {
  const starts = blockStarts(markdown);
  expect(starts.map((start) => markdown.slice(start).split("\n")[0])).toEqual([
    "# Heading",
    "A paragraph",
    "- one",
    "| a | b |",
    "> quoted",
    "```",
    "Last, with [a link][ref].",
  ]);
});

test("finds as many blocks as the article renderer outputs", () => {
  const html = renderToStaticMarkup(createElement(ArticleBody, { markdown }));
  const inside = html.replace(/^<div[^>]*>/, "").replace(/<\/div>$/, "");
  // Code blocks and tables are wrapped in a box.
  const topLevel = inside.match(/\n?<(h2|p|ul|div|blockquote)\b/g) ?? [];
  expect(blockStarts(markdown)).toHaveLength(topLevel.length - 1);
});
