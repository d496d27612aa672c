import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";

export type TitledText = { title: string; rest: string };

// A title stands at the beginning; and to take a text to pieces that was made for it could last minutes.
const searched = 20_000;

/**
 * Takes the title out of a Markdown text: its heading of the first level, if the text begins with it or has no second
 * one. Null when there is none, or only headings that part the text into chapters.
 */
export function takeTitle(text: string): TitledText | null {
  const { children } = fromMarkdown(beginning(text));
  const headings = children.filter((node) => node.type === "heading" && node.depth === 1);
  const [heading] = headings;
  if (!heading || (headings.length > 1 && heading !== children[0])) return null;
  let title = "";
  visit(heading, (node) => {
    if (node.type === "text" || node.type === "inlineCode") title += node.value;
  });
  const { start, end } = heading.position ?? {};
  if (title.trim() === "" || start?.offset === undefined || end?.offset === undefined) return null;
  const before = text.slice(0, start.offset).trimEnd();
  const after = text.slice(end.offset).replace(/^\s*\n/, "");
  return { title: title.trim(), rest: before ? `${before}\n\n${after}` : after };
}

/** The first lines of a text, none of them cut. */
const beginning = (text: string): string =>
  text.length <= searched ? text : text.slice(0, Math.max(0, text.lastIndexOf("\n", searched)));
