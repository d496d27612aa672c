import { toString } from "mdast-util-to-string";
import { type MarkdownNode, parseMarkdown, writeMarkdown } from "./markdown-tree.ts";
import { sanitiseTree } from "./sanitise-tree.ts";

/** Control characters and half surrogate pairs: Postgres refuses some of them, and none is text. */
const noControls = (text: string) => text.replace(/(?![\n\t])\p{Cc}/gu, "").replace(/\p{Cs}/gu, "\uFFFD");

/**
 * Takes a Markdown text that nobody has read, and the title it stands under; gives it safe to publish (see
 * sanitiseTree), without the title if it begins with that once more.
 */
export function sanitiseMarkdown(markdown: string, title: string): string {
  const tree = parseMarkdown(noControls(markdown.replace(/\r\n?/g, "\n")));
  return writeMarkdown(withoutTitle(sanitiseTree(tree), title));
}

function withoutTitle(tree: MarkdownNode, title: string): MarkdownNode {
  const [first, ...rest] = tree.children ?? [];
  const repeats = first?.type === "heading" && sameWords(toString(first), title);
  return repeats ? { ...tree, children: rest } : tree;
}

const sameWords = (one: string, other: string) => fold(one) === fold(other);
const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
