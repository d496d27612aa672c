import { remark } from "remark";
import remarkGfm from "remark-gfm";

/** A part of a Markdown text; only what cleaning needs of it. */
export type MarkdownNode = {
  type: string;
  children?: MarkdownNode[];
  value?: string;
  url?: string;
  identifier?: string;
  depth?: number;
};

const processor = remark()
  .use(remarkGfm)
  .data("settings", { bullet: "-", emphasis: "_", rule: "-", fences: true, listItemIndent: "one" });

type Root = Parameters<typeof processor.stringify>[0];

/** Accepts Markdown, with GitHub's tables and lists as the site shows them; returns its tree. */
export const parseMarkdown = (markdown: string): MarkdownNode => processor.parse(markdown);

/** Accepts a tree; returns its Markdown, in which plain text stays plain whatever characters it has. */
export const writeMarkdown = (tree: MarkdownNode): string => processor.stringify(tree as Root).trim();

const quote = (block: MarkdownNode, words: string): string =>
  writeMarkdown({ type: "root", children: [{ ...block, children: [{ type: "text", value: words }] }] });

/** Accepts one line that somebody typed; returns a Markdown paragraph that shows exactly it, whatever characters it has. */
export const quoteText = (words: string): string => quote({ type: "paragraph" }, words);

/** The same as a heading of the second level. */
export const quoteHeading = (words: string): string => quote({ type: "heading", depth: 2 }, words);
