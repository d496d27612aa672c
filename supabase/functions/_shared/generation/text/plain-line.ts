import { toString } from "mdast-util-to-string";
import { toSingleLine } from "../../contracts/single-line.ts";
import { parseMarkdown } from "./markdown-tree.ts";
import { sanitiseTree } from "./sanitise-tree.ts";

/** Only these can begin markup within a line. */
const markup = /[<[\]*_`~\\&]/;

/** Takes a text that nobody has read, for a title, a tag or an excerpt; gives it on one line, without markup or HTML. */
export function plainLine(text: string): string {
  const line = toSingleLine(text).replace(/^#+\s+/, "");
  if (!markup.test(line)) return line;
  // A word in front makes it a paragraph whatever it begins with, so that "1. Ask *first*" keeps its number.
  const paragraph = toString(sanitiseTree(parseMarkdown(`x ${line}`)));
  return toSingleLine(paragraph.slice(1));
}
