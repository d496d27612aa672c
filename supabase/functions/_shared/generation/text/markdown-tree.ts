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

/** Accepts words that somebody typed; returns Markdown that shows exactly them, whatever characters they have. */
export function quoteText(words: string): string {
  return writeMarkdown({
    type: "root",
    children: [{ type: "paragraph", children: [{ type: "text", value: words }] }],
  });
}
