import { treeToMarkdown } from "@brightwren/import/html-to-markdown";
import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";
import { tidyHtml } from "./tidy-html.ts";
import { readLists } from "./lists.ts";

/** Characters. Converting a larger fragment would freeze the window, so it is pasted as plain text. */
const mostHtml = 2_000_000;

const telling = /^(?:h[1-6]|ul|ol|a|strong|b|em|i|del|s|table|blockquote|img|pre|code|hr)$/;

/** Whether the HTML adds anything to its plain text. Code editors add only colours. */
function saysMore(tree: Root): boolean {
  let paragraphs = 0;
  let found = false;
  visit(tree, "element", ({ tagName }) => {
    if (tagName === "p") paragraphs += 1;
    if (telling.test(tagName)) found = true;
  });
  return found || paragraphs > 1;
}

/** Undefined if the plain text is equivalent or the conversion fails. */
export function markdownFromHtml(html: string): string | undefined {
  if (html.length > mostHtml) return undefined;
  const fragment = /<!--StartFragment-->([\s\S]*)<!--EndFragment-->/i.exec(html)?.[1] ?? html;
  // Excel's fragment contains the rows without the table element.
  const piece = /^\s*<(?:col|tr|tbody|thead|td)\b/i.test(fragment) ? `<table>${fragment}</table>` : fragment;
  try {
    const tree = fromHtml(piece, { fragment: true });
    readLists(tree);
    tidyHtml(tree);
    if (!saysMore(tree)) return undefined;
    const markdown = treeToMarkdown(tree, { document: true }).trim();
    return markdown === "" ? undefined : markdown;
  } catch {
    // The nesting is too deep for the recursive parsers.
    return undefined;
  }
}
