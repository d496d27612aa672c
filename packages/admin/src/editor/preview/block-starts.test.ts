import { ArticleBody } from "@brightwren/ui/article-body";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blockStarts } from "./block-starts.ts";

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

test("every block is found where it starts", () => {
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

test("there are as many blocks as the article renderer draws elements", () => {
  const html = renderToStaticMarkup(createElement(ArticleBody, { markdown }));
  const inside = html.replace(/^<div[^>]*>/, "").replace(/<\/div>$/, "");
  const topLevel = inside.match(/\n?<(h2|p|ul|div|blockquote|pre)\b/g) ?? [];
  // The paragraph inside the quote is not at the top.
  expect(blockStarts(markdown)).toHaveLength(topLevel.length - 1);
});
