import { tidyMarkdown } from "@brightwren/import/tidy-markdown";
import type { Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { tidyHtml } from "./tidy-html.ts";
import { readLists } from "./lists.ts";

/** Characters. Converting a larger fragment would freeze the window, so it is pasted as plain text. */
const mostHtml = 2_000_000;

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
    const tree = unified().use(rehypeParse, { fragment: true }).parse(piece);
    readLists(tree);
    tidyHtml(tree);
    if (!saysMore(tree)) return undefined;
    const markdown = converter.stringify(converter.runSync(tree)).trim();
    return markdown === "" ? undefined : markdown;
  } catch {
    // The nesting is too deep for the recursive parsers.
    return undefined;
  }
}
