import { writeMarkdown } from "./markdown-tree.ts";

/** Takes words that somebody typed; gives Markdown that shows exactly them, whatever characters they have. */
export function quoteText(words: string): string {
  return writeMarkdown({
    type: "root",
    children: [{ type: "paragraph", children: [{ type: "text", value: words }] }],
  });
}
