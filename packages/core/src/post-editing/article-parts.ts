import { sectionId } from "./section-id.ts";
import { parseText } from "../blog/article-syntax.ts";

const lines = /([^\r\n]*)(?:\r\n?|\n|$)/g;
const opening = /^(?:`{3,}(?=[^`]*$)|~{3,})/;
const closing = /^ {0,3}(`{3,}|~{3,})[ \t]*$/;
/** HTML may contain blank lines, and an indented fence may be in a list, which ends it. */
const doubtful = /^ {0,3}(?:<|`{3}|~{3})/;

/**
 * Splits Markdown before paragraphs and headings that belong to no other block. The parts have the same blocks as the
 * whole, and the others stay the same while one is edited. Does not split in case of doubt.
 */
export function articleParts(markdown: string): string[] {
  // Definitions and footnotes affect the whole text, and sections with the same title are numbered.
  if (markdown.includes("]:")) return [markdown];
  const starts = [0];
  let fence: string | undefined;
  let isAfterBlank = false;
  for (const { 1: line = "", index } of markdown.matchAll(lines)) {
    if (fence) fence = closing.exec(line)?.[1]?.startsWith(fence) ? undefined : fence;
    else if (opening.test(line)) [fence] = opening.exec(line) ?? [];
    else if (doubtful.test(line)) break;
    else if (isAfterBlank && /^[#\p{L}]/u.test(line)) starts.push(index);
    isAfterBlank = !fence && /^[ \t]*$/.test(line);
  }
  const parts = starts.map((start, at) => markdown.slice(start, starts[at + 1]));
  const sections = parts.flatMap((part) => /^##? .*/.exec(part) ?? []).map((title) => sectionId(title));
  return new Set(sections).size < sections.length ? [markdown] : parts;
}

/** An article of 10,000 words has about 200. */
const mostParts = 2000;

/** Remembers the results for the parts of a text that changes. */
export function remembering<Result>(parse: (part: string) => Result): (part: string) => Result {
  const known = new Map<string, Result>();
  return (part) => {
    const result = known.get(part) ?? parse(part);
    if (known.size > mostParts) known.clear();
    known.set(part, result);
    return result;
  };
}

export const parsePart = remembering(parseText);
