import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmAutolinkLiteralFromMarkdown } from "mdast-util-gfm-autolink-literal";
import { gfmFootnoteFromMarkdown } from "mdast-util-gfm-footnote";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTaskListItemFromMarkdown } from "mdast-util-gfm-task-list-item";
import { cjkFriendlyExtension } from "micromark-extension-cjk-friendly";
import { gfmStrikethroughCjkFriendly } from "micromark-extension-cjk-friendly-gfm-strikethrough";
import { gfmAutolinkLiteral } from "micromark-extension-gfm-autolink-literal";
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import { gfmTable } from "micromark-extension-gfm-table";
import { gfmTaskListItem } from "micromark-extension-gfm-task-list-item";
import { EXIT, visit } from "unist-util-visit";
import { deepestNesting, nestsTooDeeply } from "./nesting.ts";

const withoutAddresses = {
  extensions: [
    cjkFriendlyExtension(),
    gfmFootnote(),
    // A single tilde is more often a range, such as 5~7 days.
    gfmStrikethroughCjkFriendly({ singleTilde: false }),
    gfmTable(),
    gfmTaskListItem(),
  ],
  mdastExtensions: [
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  ],
};

const whole = {
  // Last, so that it looks at `_` before emphasis does.
  extensions: [...withoutAddresses.extensions, gfmAutolinkLiteral()],
  mdastExtensions: [gfmAutolinkLiteralFromMarkdown(), ...withoutAddresses.mdastExtensions],
};

/** Every bare URL contains one of these (https://github.github.com/gfm/#autolinks-extension-). */
export const addressMark = /www\.|https?:\/\/|@/i;

const tooDeep = `Its quotations, lists or emphases are nested more than ${deepestNesting} deep.`;

/** Whether the tree exceeds the renderer's recursion limit. A list and its item count as two levels. */
function isTooDeep(tree: Root): boolean {
  const open: [node: Nodes, depth: number][] = [[tree, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, depth] = next;
    if (depth > 2 * deepestNesting + 10) return true;
    if ("children" in node) for (const child of node.children) open.push([child, depth + 1]);
  }
  return false;
}

function mayHoldAddress(tree: Root): boolean {
  let isFound = false;
  visit(tree, "text", ({ value }) => {
    isFound = addressMark.test(value);
    return isFound ? EXIT : undefined;
  });
  return isFound;
}

/** The only HTML that articles show. */
export const lineBreaks = /^(?:<br\b[^<>]*>\s*)+$/i;

function keepBreaks(tree: Root): Root {
  visit(tree, "html", ({ value, position }, index, parent) => {
    if (parent && index !== undefined && lineBreaks.test(value))
      parent.children[index] = { type: "break", ...(position && { position }) };
  });
  return tree;
}

/** Leaves bare URLs as text, which is faster. Undefined if the nesting is too deep. */
export function parseText(markdown: string): Root | undefined {
  const tree = nestsTooDeeply(markdown) ? undefined : fromMarkdown(markdown, withoutAddresses);
  return tree && !isTooDeep(tree) ? keepBreaks(tree) : undefined;
}

/**
 * Parses CommonMark with GitHub's extensions (https://github.github.com/gfm/). Looks for bare URLs, which takes two
 * thirds of the time, only if the text may contain one. Throws if the nesting is too deep. `parse`: may remember trees.
 */
export function parseArticle(markdown: string, parse = parseText): Root {
  const tree = parse(markdown);
  if (!tree) throw new Error(tooDeep);
  return mayHoldAddress(tree) ? keepBreaks(fromMarkdown(markdown, whole)) : tree;
}
