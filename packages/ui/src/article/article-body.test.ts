import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ArticleBody } from "./article-body.tsx";

/** Where the one link of a text leads. */
function linkOf(markdown: string): string | undefined {
  const html = renderToStaticMarkup(createElement(ArticleBody, { markdown }));
  return /<a href="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
}

test.each([
  ["mailto:anna@example.com", "mailto:anna@example.com"],
  [
    "mailto:a@example.com?subject=Hello&body=One%0D%0Atwo",
    "mailto:a@example.com?subject=Hello&body=One%0D%0Atwo",
  ],
  ["mailto:a@example.com?bcc=b@example.com", "mailto:a@example.com"],
  [
    "mailto:a@example.com?attach=/etc/passwd&Subject=Hello&cc=b@example.com",
    "mailto:a@example.com?Subject=Hello",
  ],
  ["MAILTO:a@example.com?%62cc=b@example.com&to=c@example.com&body=Hi", "MAILTO:a@example.com?body=Hi"],
  ["mailto:a@example.com?subject=x&amp;amp;bcc=b@example.com", "mailto:a@example.com?subject=x"],
  ["https://example.com/?bcc=1&attach=2", "https://example.com/?bcc=1&attach=2"],
  ["/blog?bcc=1", "/blog?bcc=1"],
])("a link to %s leads to %s", (written, address) => {
  expect(linkOf(`[link](${written})`)).toBe(address);
});

test("a mail address that is no link of its own keeps its subject only as well", () => {
  expect(linkOf("<mailto:a@example.com?cc=b@example.com&subject=Hi>")).toBe(
    "mailto:a@example.com?subject=Hi",
  );
});

test("a link may still lead to no script", () => {
  expect(linkOf("[link](javascript:alert(1))") ?? "").toBe("");
});
