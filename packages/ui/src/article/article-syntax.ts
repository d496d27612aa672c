import { deepestNesting, nestsTooDeeply } from "@brightwren/core/blog/nesting";
import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmAutolinkLiteralFromMarkdown } from "mdast-util-gfm-autolink-literal";
import { gfmFootnoteFromMarkdown } from "mdast-util-gfm-footnote";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTaskListItemFromMarkdown } from "mdast-util-gfm-task-list-item";
import { gfmAutolinkLiteral } from "micromark-extension-gfm-autolink-literal";
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";
import { gfmTaskListItem } from "micromark-extension-gfm-task-list-item";
import { EXIT, visit } from "unist-util-visit";

const withoutAddresses = {
  extensions: [gfmFootnote(), gfmStrikethrough(), gfmTable(), gfmTaskListItem()],
  mdastExtensions: [
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  ],
};

const whole = {
  extensions: [gfmAutolinkLiteral(), ...withoutAddresses.extensions],
  mdastExtensions: [gfmAutolinkLiteralFromMarkdown(), ...withoutAddresses.mdastExtensions],
};

/** Every bare URL contains one of these (https://github.github.com/gfm/#autolinks-extension-). */
const address = /www\.|https?:\/\/|@/i;

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
    isFound = address.test(value);
    return isFound ? EXIT : undefined;
  });
  return isFound;
}

/**
 * Parses CommonMark with GitHub's extensions (https://github.github.com/gfm/). Looks for bare URLs, which takes two
 * thirds of the time, only if the text may contain one. Throws if the nesting is too deep.
 */
export function parseArticle(markdown: string): Root {
  if (nestsTooDeeply(markdown)) throw new Error(tooDeep);
  const tree = fromMarkdown(markdown, withoutAddresses);
  if (isTooDeep(tree)) throw new Error(tooDeep);
  return mayHoldAddress(tree) ? fromMarkdown(markdown, whole) : tree;
}
