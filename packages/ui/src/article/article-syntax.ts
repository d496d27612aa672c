import type { Root } from "mdast";
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

/** What every address that is a link without being written as one holds (https://github.github.com/gfm/#autolinks-extension-). */
const address = /www\.|https?:\/\/|@/i;

function mayHoldAddress(tree: Root): boolean {
  let isFound = false;
  visit(tree, "text", ({ value }) => {
    isFound = address.test(value);
    return isFound ? EXIT : undefined;
  });
  return isFound;
}

/**
 * Reads the Markdown of a post as its page shows it: CommonMark with GitHub's tables, task lists, strikethrough, footnotes
 * and bare addresses (https://github.github.com/gfm/). Looking for bare addresses takes two thirds of the time, at each
 * beginning of a word; a text that has none is read without.
 */
export function parseArticle(markdown: string): Root {
  const tree = fromMarkdown(markdown, withoutAddresses);
  return mayHoldAddress(tree) ? fromMarkdown(markdown, whole) : tree;
}
