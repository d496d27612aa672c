import { longestGeneratedArticle } from "../../contracts/generate-blog-post.ts";
import type { MarkdownNode } from "./markdown-tree.ts";

/** The text is too long to store or would take minutes to parse. */
export class UnreadableTextError extends Error {
  override name = "UnreadableTextError";
  readonly fault: "too_long" | "unusable";

  constructor(fault: "too_long" | "unusable") {
    super(fault);
    this.fault = fault;
  }
}

// Parsing time grows with the square of each limit, and writing the tree is recursive.
const mostLines = 5000;
const mostMarks = 5000;
const deepestLine = 20;
const widestIndent = 80;
const deepestTree = 60;

/** A quote or list marker at the start of a line. */
const container = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))/y;

/** Checks the text in linear time, before parsing. Throws an UnreadableTextError. */
export function checkText(markdown: string): void {
  if (markdown.length > longestGeneratedArticle) throw new UnreadableTextError("too_long");
  const lines = markdown.split("\n");
  let marks = markdown.match(/[>*_~[\]]/g)?.length ?? 0;
  for (const line of lines) {
    const depth = depthOf(line);
    if (depth > deepestLine) throw new UnreadableTextError("unusable");
    marks += depth;
  }
  if (lines.length > mostLines || marks > mostMarks) throw new UnreadableTextError("unusable");
}

/** An upper bound for the line's nesting depth. */
function depthOf(line: string): number {
  let depth = 0;
  container.lastIndex = 0;
  while (container.test(line)) depth += 1;
  const indent = /^[ \t]*/.exec(line)?.[0].replaceAll("\t", "    ").length ?? 0;
  return depth > 0 && indent > widestIndent ? Infinity : depth;
}

/** Protects recursive functions from a stack overflow. Throws an UnreadableTextError. */
export function checkTree(root: MarkdownNode): void {
  let level = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepestTree) throw new UnreadableTextError("unusable");
    level = level.flatMap(({ children = [] }) => children);
  }
}
