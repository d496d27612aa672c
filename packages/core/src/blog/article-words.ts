import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import { lineBreaks } from "./article-syntax.ts";

/** Names what an HTML node hides from visitors: its tags, or else its words. Comments are the author's own notes. */
export function hiddenHtml(html: string): string[] {
  const withoutNotes = html.replace(/<!--[^]*?(?:-->|$)/g, (note) => (note.endsWith("-->") ? " " : note));
  const rest = withoutNotes.replace(/<(?:\/[a-z]|br\b)[^<>]*>|\s+/gi, " ").trim();
  // Bare words in a tag are the author's, as in `<first name>`.
  const tags = rest.match(/<[a-z][\w-]*(?: +[\w-]+)*(?= *\/?>)|<[a-z][\w-]*/gi)?.map((tag) => `${tag}>`);
  return tags ?? (rest ? [rest.slice(0, 40)] : []);
}

const blocks = /^(?:paragraph|heading|tableCell|break)$/;

/** The words of a part of an article, without HTML and the alt text of pictures. */
export function wordsOf(part: Nodes): string {
  let words = "";
  visit(part, (node) => {
    if (node.type === "text" || node.type === "inlineCode") words += node.value;
    else if (node.type !== "html" ? blocks.test(node.type) : lineBreaks.test(node.value)) words += " ";
  });
  return words.replace(/\s+/gu, " ").trim();
}
