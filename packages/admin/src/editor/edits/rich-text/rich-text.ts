import { tidyMarkdown } from "@brightwren/core/import/tidy-markdown";
import type { Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { tidyHtml } from "./tidy-html.ts";
import { readLists } from "./lists.ts";

/** Larger pieces are pasted as plain text: turning them would stop the window. Characters. */
const mostHtml = 2_000_000;

// Ctrl+B and the list buttons write the same signs.
const converter = unified()
  .use(rehypeRemark)
  .use(() => tidyMarkdown)
  .use(remarkGfm)
  .use(remarkStringify, {
    bullet: "-",
    emphasis: "*",
    strong: "*",
    rule: "-",
    fences: true,
    listItemIndent: "one",
  });

const telling = /^(?:h[1-6]|ul|ol|a|strong|b|em|i|del|s|table|blockquote|img|pre|code|hr)$/;

/** Whether a piece of a page says more than its plain text does. Code editors copy nothing but colours. */
function saysMore(tree: Root): boolean {
  let paragraphs = 0;
  let found = false;
  visit(tree, "element", ({ tagName }) => {
    if (tagName === "p") paragraphs += 1;
    if (telling.test(tagName)) found = true;
  });
  return found || paragraphs > 1;
}

/**
 * The Markdown of rich text as programs and pages put it on the clipboard (`text/html`): Word, Google Docs, any page.
 * Undefined where the plain text says the same, or the piece cannot be turned into Markdown.
 */
export function markdownFromHtml(html: string): string | undefined {
  if (html.length > mostHtml) return undefined;
  const fragment = /<!--StartFragment-->([\s\S]*)<!--EndFragment-->/i.exec(html)?.[1] ?? html;
  // Excel marks the rows alone.
  const piece = /^\s*<(?:col|tr|tbody|thead|td)\b/i.test(fragment) ? `<table>${fragment}</table>` : fragment;
  try {
    const tree = unified().use(rehypeParse, { fragment: true }).parse(piece);
    readLists(tree);
    tidyHtml(tree);
    if (!saysMore(tree)) return undefined;
    const markdown = converter.stringify(converter.runSync(tree)).trim();
    return markdown === "" ? undefined : markdown;
  } catch {
    // Tags in tags without end: more than the parsers' own calls can hold.
    return undefined;
  }
}
