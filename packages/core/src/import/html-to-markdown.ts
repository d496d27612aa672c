import type { Element, Nodes, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { type State, toMdast } from "hast-util-to-mdast";
import type { Image, Nodes as MdastNodes, PhrasingContent, RootContent } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
import { tidyMarkdown } from "./tidy-markdown.ts";

export type FromHtml = {
  markdown: string;
  /** What was left out of it, in sentences. */
  remarks: string[];
};

/**
 * A page's HTML as Markdown: figures become pictures with captions, films and frames become links, and what runs or asks
 * something is left out and named. Nothing of the HTML is ever run or fetched. `prepare` may change it first.
 */
export function htmlToMarkdown(html: string, prepare: (tree: Root) => void = () => {}): FromHtml {
  const tree = fromHtml(html, { fragment: true });
  prepare(tree);
  const left = new Set<string>();
  visit(tree, "element", (element) => {
    if (leftOut.has(element.tagName)) left.add(element.tagName);
    if (element.tagName === "img") {
      dropUnreadable(element, left);
      // A tooltip, mostly the file's name; in Markdown it would be the picture's caption.
      delete element.properties["title"];
    }
    // Words are all that is left of a link that would run something.
    if (element.tagName === "a" && !safeLink.test(attribute(element, "href"))) element.tagName = "span";
  });
  const text = toMdast(tree, {
    handlers: { figure, iframe: frame, embed: frame, video: frame, audio: frame, ...ignored },
    nodeHandlers: { comment: none },
  });
  tidyMarkdown(text);
  return {
    markdown: writeMarkdown(text),
    remarks: left.size === 0 ? [] : [`Left out of the text: ${[...left].join(", ")}.`],
  };
}

const safeLink = /^(?:(?:https?|mailto|tel):|[^:]*[/?#]|[^:]+$)/i;

/** Elements that readers are never shown here. */
const leftOut = new Set([
  "script",
  "style",
  "form",
  "object",
  "applet",
  "svg",
  "canvas",
  "input",
  "button",
  "select",
  "textarea",
]);
const none = () => undefined;
const ignored = Object.fromEntries(
  [...leftOut].filter((name) => name !== "input").map((name) => [name, none]),
);

function attribute({ properties }: Element, name: string): string {
  const value = properties[name];
  return typeof value === "string" || typeof value === "number" ? `${value}` : "";
}

function dropUnreadable(image: Element, left: Set<string>): void {
  const source = attribute(image, "src");
  const lazy = attribute(image, "dataSrc") || attribute(image, "dataOrigFile");
  if (lazy && (source === "" || source.startsWith("data:"))) image.properties["src"] = lazy;
  else if (source.startsWith("data:")) {
    left.add("a picture that is part of the HTML itself");
    image.properties["src"] = "";
  }
}

function find(node: Nodes, name: string): Element[] {
  const found: Element[] = [];
  visit(node, "element", (element) => {
    if (element.tagName === name) found.push(element);
  });
  return found;
}

function textOf(node: Nodes): string {
  let text = "";
  visit(node, "text", ({ value }) => {
    text += value;
  });
  return text.replace(/\s+/gu, " ").trim();
}

function withoutCaptions(node: Nodes): string {
  let text = "";
  visit(node, (part) => {
    if (part.type === "element" && part.tagName === "figcaption") return SKIP;
    if (part.type === "text") text += part.value;
    return CONTINUE;
  });
  return text.trim();
}

/** Pictures with their caption; whatever else is framed so stays as it is. */
function figure(state: State, node: Element): RootContent[] {
  const images = find(node, "img").filter(({ properties }) => properties["src"]);
  const title = find(node, "figcaption").map(textOf).join(" ") || null;
  const words = withoutCaptions(node);
  if (images.length === 0 || words !== "" || find(node, "table").length > 0) {
    if (images.length === 0 && /^https?:\/\/\S+$/.test(words))
      return [{ type: "paragraph", children: [linkTo(words, title ?? words)] }];
    return state.toFlow(state.all(node));
  }
  const children = images.flatMap((one, index): PhrasingContent[] => {
    const image: Image = {
      type: "image",
      url: attribute(one, "src"),
      alt: attribute(one, "alt"),
      title: index === images.length - 1 ? title : null,
    };
    return index === 0 ? [image] : [{ type: "text", value: "\n" }, image];
  });
  return [{ type: "paragraph", children }];
}

const linkTo = (url: string, words: string): PhrasingContent => ({
  type: "link",
  url,
  title: null,
  children: [{ type: "text", value: words }],
});

/** A link to what another page shows in a frame, or to a film. */
function frame(_state: State, node: Element): RootContent | undefined {
  const { tagName } = node;
  const inner = find(node, "source")[0];
  const source = attribute(node, "src") || (inner ? attribute(inner, "src") : "");
  const url = source.startsWith("//") ? `https:${source}` : source;
  if (!/^(?:https?:|\/)/.test(url)) return undefined;
  const watched = url.replace(
    /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*$/,
    "https://www.youtube.com/watch?v=$1",
  );
  const words =
    attribute(node, "title").trim() ||
    (tagName === "audio"
      ? "Listen to the recording"
      : tagName === "iframe" && !watched.includes("/watch?v=")
        ? watched
        : "Watch the film");
  return { type: "paragraph", children: [linkTo(watched, words)] };
}

/** Markdown in the way that the editor writes it. */
export const writeMarkdown = (tree: MdastNodes): string =>
  toMarkdown(tree, {
    extensions: [gfmToMarkdown()],
    bullet: "-",
    emphasis: "*",
    rule: "-",
    fences: true,
    listItemIndent: "one",
    resourceLink: false,
  }).replace(/\n$/, "");
