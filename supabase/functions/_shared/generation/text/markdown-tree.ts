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

/** Takes Markdown, with GitHub's tables and lists as the site shows them; gives its tree. */
export const parseMarkdown = (markdown: string): MarkdownNode => processor.parse(markdown);

/** Takes a tree; gives its Markdown, in which plain text stays plain whatever characters it has. */
export const writeMarkdown = (tree: MarkdownNode): string => processor.stringify(tree as Root).trim();

/** Takes words that somebody typed; gives Markdown that shows exactly them, whatever characters they have. */
export function quoteText(words: string): string {
  return writeMarkdown({
    type: "root",
    children: [{ type: "paragraph", children: [{ type: "text", value: words }] }],
  });
}
