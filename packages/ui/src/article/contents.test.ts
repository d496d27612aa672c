import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ArticleBody } from "./article-body.tsx";
import { textOf } from "./contents.ts";

function drawn(markdown: string, hasContents = true) {
  const page = fromHtml(renderToStaticMarkup(createElement(ArticleBody, { markdown, hasContents })));
  return {
    ids: selectAll("h2", page).map(({ properties }) => properties["id"]),
    links: selectAll("nav a", page).map((link) => [link.properties["href"], textOf(link)]),
  };
}

test("adds a plain-text table of contents when an article has three sections", () => {
  expect(
    drawn("# One: *why*\n\na\n\n## What’s `two`?\n\n### Not this\n\n## Three<br>& 3[^1]\n\n[^1]: Note"),
  ).toMatchObject({
    ids: ["section-one-why", "section-whats-two", "section-three-3", "footnote-label"],
    links: [
      ["#section-one-why", "One: why"],
      ["#section-whats-two", "What’s two?"],
      ["#section-three-3", "Three & 3"],
    ],
  });
});

test("gives every section a unique id, in any script", () => {
  const { ids, links } = drawn("## Prices\n\n## Prices\n\n## Prices 2\n\n## Öffnungszeiten\n\n## 🐦");
  expect(ids).toEqual([
    "section-prices",
    "section-prices-2",
    "section-prices-2-2",
    "section-öffnungszeiten",
    "section",
  ]);
  expect(links.map(([href]) => decodeURIComponent(String(href)))).toEqual(ids.map((id) => `#${String(id)}`));
});

test("omits the table of contents when an article is short or none is requested", () => {
  expect(drawn("## One\n\n## Two").links).toEqual([]);
  expect(drawn("## One\n\n## Two\n\n## Three", false).links).toEqual([]);
});
