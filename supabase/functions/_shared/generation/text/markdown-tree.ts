import { remark } from "remark";
import remarkGfm from "remark-gfm";

export type MarkdownNode = {
  type: string;
  children?: MarkdownNode[];
  value?: string;
  url?: string;
  identifier?: string;
  depth?: number;
};

const processor = remark()
  .use(remarkGfm, { singleTilde: false })
  .data("settings", { bullet: "-", emphasis: "_", rule: "-", fences: true, listItemIndent: "one" });

type Root = Parameters<typeof processor.stringify>[0];

export const parseMarkdown = (markdown: string): MarkdownNode => processor.parse(markdown);

/** Escapes plain text, so that Markdown leaves it unchanged. */
export const writeMarkdown = (tree: MarkdownNode): string => processor.stringify(tree as Root).trim();

const quote = (block: MarkdownNode, words: string): string =>
  writeMarkdown({ type: "root", children: [{ ...block, children: [{ type: "text", value: words }] }] });

/** Returns a Markdown paragraph that displays exactly this text, without interpreting any markup. */
export const quoteText = (words: string): string => quote({ type: "paragraph" }, words);

export const quoteHeading = (words: string): string => quote({ type: "heading", depth: 2 }, words);
