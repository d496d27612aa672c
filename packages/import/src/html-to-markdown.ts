import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { type State, toMdast } from "hast-util-to-mdast";
import type { FootnoteDefinition, Image, Link, PhrasingContent, RootContent, Text } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { visit } from "unist-util-visit";
import { boundedHtml } from "./bounded-html.ts";
import { attribute, findAll, textOf } from "./html-elements.ts";
import { findFootnotes } from "./html-footnotes.ts";
import { flatTables, marksWithinBlocks, plainInline } from "./html-inline.ts";
import { listed } from "./imported-post.ts";
import { realPictures } from "./html-pictures.ts";
import { tidyMarkdown } from "./tidy-markdown.ts";

/**
 * Converts HTML without executing or fetching anything. Videos and iframes become links. Scripts and forms are
 * removed and reported in `notices`. `prepare` can modify the tree first.
 */
export function htmlToMarkdown(
  html: string,
  prepare: (tree: Root) => void = () => {},
): { markdown: string; notices: string[] } {
  const bounded = boundedHtml(html);
  const tree = fromHtml(bounded.html, { fragment: true });
  prepare(tree);
  const left = new Set<string>();
  findFootnotes(tree);
  realPictures(tree, left);
  plainInline(tree);
  marksWithinBlocks(tree);
  flatTables(tree);
  let spanned = 0;
  visit(tree, "element", (element) => {
    // The converter would repeat a cell for every column and row that it spans.
    const { colSpan, rowSpan } = element.properties;
    if (colSpan || rowSpan) spanned += (Number(colSpan) || 1) * (Number(rowSpan) || 1);
    if (spanned > mostSpanned) Object.assign(element.properties, { colSpan: undefined, rowSpan: undefined });
    if (leftOut.has(element.tagName)) left.add(element.tagName);
    if (frames.has(element.tagName) && frameAddress(element) === "" && textOf(element) === "")
      left.add(`${element.tagName} without an address`);
    // The title is usually the file name, and Markdown would show it as a caption.
    if (element.tagName === "img") delete element.properties["title"];
    if (element.tagName === "figure") dropOwnLinks(element, left);
    // Convert links with an unsafe URL to plain text.
    if (element.tagName === "a" && !safeLink.test(attribute(element, "href"))) element.tagName = "span";
  });
  return {
    markdown: treeToMarkdown(tree),
    notices: [...bounded.notices, ...listed("Left out of the text", left)],
  };
}

/** Converts a tree whose elements all have an equivalent in Markdown. `document`: puts loose words into a paragraph. */
export function treeToMarkdown(tree: Root, options: { document?: boolean } = {}): string {
  const numbers = new Map<string, number>();
  const footnote = (state: State, node: Element): RootContent => {
    const id = attribute(node, "dataNote");
    numbers.set(id, numbers.get(id) ?? numbers.size + 1);
    const label = String(numbers.get(id));
    if (node.tagName === "fn-ref") return { type: "footnoteReference", identifier: label, label };
    const children = state.toFlow(state.all(node)) as FootnoteDefinition["children"];
    return { type: "footnoteDefinition", identifier: label, label, children };
  };
  const text = toMdast(tree, {
    ...options,
    handlers: {
      figure,
      ...Object.fromEntries([...frames].map((name) => [name, frame])),
      ...ignored,
      "fn-ref": footnote,
      "fn-note": footnote,
    },
    nodeHandlers: { comment: none },
  });
  tidyMarkdown(text);
  return toMarkdown(text, {
    extensions: [gfmToMarkdown()],
    bullet: "-",
    emphasis: "*",
    rule: "-",
    fences: true,
    listItemIndent: "one",
    resourceLink: false,
  }).replace(/\n$/, "");
}

const mostSpanned = 5000;

const safeLink = /^(?:(?:https?|mailto|tel):|[^:]*[/?#]|[^:]+$)/i;

const leftOut = new Set(
  "script style form applet template svg canvas input button select textarea".split(" "),
);
const none = () => undefined;
const ignored = Object.fromEntries(
  [...leftOut].filter((name) => name !== "input").map((name) => [name, none]),
);

const frames = new Set(["iframe", "embed", "video", "audio", "object"]);

const isPicture = (url: string): boolean => /\.(?:jpe?g|png|gif|webp|avif|bmp|svg)(?:[?#]|$)/i.test(url);
const hostOf = (url: string): string => /^(?:https?:)?\/\/(?:www\.)?([^/?#]+)/i.exec(url)?.[1] ?? "";

/** Removes links that only enlarge the picture, because our own page already offers that. */
function dropOwnLinks(element: Element, left: Set<string>): void {
  for (const link of findAll(element, "a")) {
    const [image] = findAll(link, "img");
    const href = attribute(link, "href");
    if (!image || !isPicture(href) || hostOf(href) !== hostOf(attribute(image, "src"))) continue;
    link.tagName = "span";
    left.add("links from pictures to their own files");
  }
}

type Shown = { image: Element; link: Element | undefined; figure: Element };

function picturesIn(node: Element, around: Element, link?: Element): Shown[] {
  return node.children.flatMap((child) => {
    if (child.type !== "element" || child.tagName === "figcaption") return [];
    if (child.tagName === "img") return [{ image: child, link, figure: around }];
    return picturesIn(
      child,
      child.tagName === "figure" ? child : around,
      child.tagName === "a" ? child : link,
    );
  });
}

const captionsOf = (node: Element): Element[] =>
  node.children.flatMap((child) =>
    child.type !== "element" || child.tagName === "figure"
      ? []
      : child.tagName === "figcaption"
        ? [child]
        : captionsOf(child),
  );

/** Converts a figure. A caption becomes a paragraph below if it contains links or covers several captioned pictures. */
function figure(state: State, node: Element): RootContent[] {
  const pictures = picturesIn(node, node);
  const words = textOf(node, "figcaption");
  if (pictures.length === 0 || words !== "" || findAll(node, "table", "hr", ...frames).length > 0) {
    if (pictures.length === 0 && /^https?:\/\/\S+$/.test(words) && findAll(node, "a").length === 0) {
      const title = findAll(node, "figcaption")
        .map((one) => textOf(one))
        .join(" ");
      return [{ type: "paragraph", children: [linkTo(words, wordsOf(title || words))] }];
    }
    return state.toFlow(state.all(node));
  }
  const isNested = pictures.some((one) => one.figure !== node);
  const below: RootContent[] = [];
  const children = pictures.flatMap(({ image, link, figure: own }, index): PhrasingContent[] => {
    const isLast = pictures[index + 1]?.figure !== own;
    const captions = isLast && !(own === node && isNested) ? captionsOf(own) : [];
    const isRich = captions.some((one) => findAll(one, "a", "img", "fn-ref").length > 0);
    if (isRich) for (const one of captions) below.push(...state.toFlow(state.all(one)));
    const title = isRich ? "" : captions.map((one) => textOf(one)).join(" ");
    const [url, alt] = [attribute(image, "src"), attribute(image, "alt")];
    const shown: Image = { type: "image", url, alt, title: title || null };
    const href = link ? attribute(link, "href") : "";
    const part = href === "" ? shown : linkTo(href, shown);
    return index === 0 ? [part] : [wordsOf("\n"), part];
  });
  if (isNested) for (const one of captionsOf(node)) below.push(...state.toFlow(state.all(one)));
  return [{ type: "paragraph", children }, ...below];
}

const linkTo = (url: string, ...children: Link["children"]): Link => ({
  type: "link",
  url,
  title: null,
  children,
});
const wordsOf = (value: string): Text => ({ type: "text", value });

/** Returns an empty string if there is no linkable address. */
function frameAddress(node: Element): string {
  const inner = findAll(node, "source")[0];
  const found = [node, ...(inner ? [inner] : [])]
    .flatMap((one) => ["dataSrc", "dataLazySrc", "src", "data"].map((name) => attribute(one, name).trim()))
    .find((url) => url !== "" && !/^(?:about|data|javascript):/i.test(url));
  const url = found?.startsWith("//") ? `https:${found}` : (found ?? "");
  return /^(?:https?:|\/|[^:]+$)/i.test(url) ? url : "";
}

/** Converts an iframe or video to a link, or to its content if it has no address. */
function frame(state: State, node: Element): RootContent | RootContent[] | undefined {
  const { tagName } = node;
  const url = frameAddress(node);
  if (url === "") return state.toFlow(state.all(node));
  const watched = url.replace(
    /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*$/,
    "https://www.youtube.com/watch?v=$1",
  );
  const words =
    attribute(node, "title").trim() ||
    (tagName === "audio"
      ? "Listen to the recording"
      : /^(?:iframe|object)$/.test(tagName) && !watched.includes("/watch?v=")
        ? watched
        : "Watch the film");
  return { type: "paragraph", children: [linkTo(watched, wordsOf(words))] };
}
