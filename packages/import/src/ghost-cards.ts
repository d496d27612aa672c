import { escapeHtml } from "@brightwren/functions/escape-html";
import type { Element, ElementContent, Root } from "hast";
import { select, selectAll } from "hast-util-select";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import { fromMarkdown } from "mdast-util-from-markdown";
import { micromark } from "micromark";
import { gfmAutolinkLiteral, gfmAutolinkLiteralHtml } from "micromark-extension-gfm-autolink-literal";
import { gfmFootnote, gfmFootnoteHtml } from "micromark-extension-gfm-footnote";
import { gfmStrikethrough, gfmStrikethroughHtml } from "micromark-extension-gfm-strikethrough";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";
import { gfmTaskListItem, gfmTaskListItemHtml } from "micromark-extension-gfm-task-list-item";
import { SKIP, visit } from "unist-util-visit";
import { type Edit, edited, rangeOf } from "./markdown-parts.ts";

export type Row = Record<string, unknown>;

export const rows = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);

export const asText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? `${value}` : "";

export const escaped = (text: unknown): string => escapeHtml(asText(text));

// GitHub's Markdown without its tag filter, so that iframes and videos can become links.
const syntax = [
  gfmAutolinkLiteral(),
  gfmFootnote(),
  gfmStrikethrough({ singleTilde: false }),
  gfmTable(),
  gfmTaskListItem(),
];
const htmlExtensions = [
  gfmAutolinkLiteralHtml(),
  gfmFootnoteHtml(),
  gfmStrikethroughHtml(),
  gfmTableHtml(),
  gfmTaskListItemHtml(),
];

/** Converts a Markdown card, or an entire post from before Ghost 1.0. */
export const markdownHtml = (markdown: string): string =>
  micromark(withBreaks(markdown), { extensions: syntax, htmlExtensions, allowDangerousHtml: true });

/** Ghost shows the line breaks within a paragraph. */
function withBreaks(markdown: string): string {
  const breaks: Edit[] = [];
  visit(fromMarkdown(markdown, { extensions: syntax }), "text", (node) => {
    const { start, end } = rangeOf(node) ?? { start: 0, end: 0 };
    breaks.push({ start, end, text: markdown.slice(start, end).replaceAll("\n", "  \n") });
  });
  return edited(markdown, breaks);
}

const image = ({ src, alt, href }: Row) => {
  const picture = `<img src="${escaped(src)}" alt="${escaped(alt)}">`;
  return asText(href) === "" ? picture : `<a href="${escaped(href)}">${picture}</a>`;
};
const link = (url: unknown, words: string) => `<p><a href="${escaped(url)}">${words}</a></p>`;
const part = (name: string, html: unknown) => `<div class="${name}">${asText(html)}</div>`;

/** Captions are HTML. */
const figure = (html: string, { caption }: Row, name = "") =>
  `<figure class="${name}">${html}<figcaption>${asText(caption)}</figcaption></figure>`;

const code = (card: Row) =>
  figure(
    `<pre><code class="language-${escaped(card["language"])}">${escaped(card["code"])}</code></pre>`,
    card,
  );

function embed(card: Row): string {
  const html = asText(card["html"]);
  const { title } = (card["metadata"] ?? {}) as Row;
  return figure(
    /<(?:iframe|blockquote|video)\b/i.test(html) ? html : link(card["url"], escaped(title ?? card["url"])),
    card,
  );
}

function bookmark(card: Row): string {
  const { title, description } = (card["metadata"] ?? {}) as Row;
  const words =
    part("kg-bookmark-title", escaped(title)) + part("kg-bookmark-description", escaped(description));
  return figure(`<a href="${escaped(card["url"])}">${words}</a>`, card, "kg-bookmark-card");
}

const product = (card: Row): string =>
  (card["productImageSrc"] ? image({ src: card["productImageSrc"] }) : "") +
  `<h4>${asText(card["productTitle"])}</h4>${asText(card["productDescription"])}` +
  (card["productButtonEnabled"] === true ? link(card["productUrl"], escaped(card["productButton"])) : "");

const header = (card: Row): string =>
  `<h2>${asText(card["header"])}</h2><p>${asText(card["subheader"])}</p>` +
  (card["buttonEnabled"] === true ? link(card["buttonUrl"], escaped(card["buttonText"])) : "");

const callToAction = (card: Row): string =>
  (card["imageUrl"] ? image({ src: card["imageUrl"] }) : "") +
  `<p>${asText(card["textValue"])}</p>` +
  (card["buttonUrl"] ? link(card["buttonUrl"], escaped(card["buttonText"] ?? card["buttonUrl"])) : "");

const cards: Record<string, (card: Row) => string> = {
  image: (card) => figure(image(card), card),
  gallery: (card) => figure(rows(card["images"]).map(image).join(""), card),
  html: ({ html }) => asText(html),
  markdown: ({ markdown }) => markdownHtml(asText(markdown)),
  "card-markdown": ({ markdown }) => markdownHtml(asText(markdown)),
  horizontalrule: () => "<hr>",
  hr: () => "<hr>",
  codeblock: code,
  code,
  bookmark,
  embed,
  button: ({ buttonUrl, buttonText }) => link(buttonUrl, escaped(buttonText)),
  callout: ({ calloutEmoji, calloutText }) =>
    part(
      "kg-callout-card",
      part("kg-callout-emoji", escaped(calloutEmoji)) + part("kg-callout-text", calloutText),
    ),
  toggle: ({ heading, content }) =>
    part("kg-toggle-card", part("kg-toggle-heading", heading) + part("kg-toggle-content", content)),
  audio: ({ src, title }) =>
    part("kg-audio-card", `<audio src="${escaped(src)}"></audio>${part("kg-audio-title", escaped(title))}`),
  video: (card) => figure(`<video src="${escaped(card["src"])}"></video>`, card, "kg-video-card"),
  file: ({ src, fileTitle, fileName, fileCaption }) =>
    part(
      "kg-file-card",
      `<a href="${escaped(src)}">${part("kg-file-card-title", escaped(fileTitle || fileName))}${part("kg-file-card-caption", escaped(fileCaption))}</a>`,
    ),
  product,
  header,
  "call-to-action": callToAction,
};

/** Returns undefined for unknown cards and cards not meant for web readers (emails, forms, paywalls). */
export function cardHtml(kind: string, card: Row, unknown: Set<string>): string | undefined {
  const make = Object.hasOwn(cards, kind) ? cards[kind] : undefined;
  if (!make) unknown.add(`a card of the kind “${kind}”`);
  return make?.(card);
}

const wordsOf = (card: Element, selector: string): string => {
  const found = select(selector, card);
  return found ? toString(found).replace(/\s+/gu, " ").trim() : "";
};
const addressOf = (card: Element, selector: string): string =>
  asText(select(selector, card)?.properties[selector === "a" ? "href" : "src"]);

const captionsOf = (card: Element): Element[] =>
  selectAll("figcaption", card).map(({ children }) => h("div", children));

const linked = (card: Element, title: string, more: string): Element => {
  const href = addressOf(card, "a");
  return h("p", h("a", { href }, title || href), more ? [h("br"), more] : []);
};

function callout(card: Element): Element[] {
  const emoji = wordsOf(card, ".kg-callout-emoji");
  const text = select(".kg-callout-text", card) ?? h("div");
  const first = select("p", text);
  const start = emoji ? [{ type: "text" as const, value: `${emoji} ` }] : [];
  first?.children.unshift(...start);
  return [h("blockquote", first ? text.children : h("p", start, text.children))];
}

const plain: Record<string, (card: Element) => ElementContent[]> = {
  "kg-bookmark-card": (card) => [
    linked(card, wordsOf(card, ".kg-bookmark-title"), wordsOf(card, ".kg-bookmark-description")),
    ...captionsOf(card),
  ],
  "kg-file-card": (card) => [
    linked(
      card,
      wordsOf(card, ".kg-file-card-title") || wordsOf(card, ".kg-file-card-filename"),
      wordsOf(card, ".kg-file-card-caption"),
    ),
  ],
  "kg-video-card": (card) => [h("video", { src: addressOf(card, "video") }), ...captionsOf(card)],
  "kg-audio-card": (card) => [
    h("audio", { src: addressOf(card, "audio"), title: wordsOf(card, ".kg-audio-title") }),
  ],
  "kg-callout-card": callout,
  "kg-toggle-card": (card) => [
    h("h4", wordsOf(card, ".kg-toggle-heading")),
    ...(select(".kg-toggle-content", card)?.children ?? []),
  ],
  "kg-product-card-rating": (rating) => {
    const stars = selectAll(".kg-product-card-rating-active", rating).length;
    return stars > 0 ? [h("p", "★".repeat(stars))] : [];
  },
  "kg-signup-card": () => [h("form")],
};

/** Replaces rendered cards with their readable content. */
export function plainCards(tree: Root): void {
  visit(tree, "element", (node, index, parent) => {
    const names = node.properties["className"];
    const name = Array.isArray(names) ? names.find((one) => Object.hasOwn(plain, one)) : undefined;
    if (name === undefined || index === undefined || !parent) return undefined;
    const instead = plain[name]?.(node) ?? [];
    parent.children.splice(index, 1, ...instead);
    return [SKIP, index + instead.length];
  });
}
