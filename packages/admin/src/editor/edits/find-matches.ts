import type { TextRange } from "../../pictures/upload-marks.ts";
import { literal } from "../../pictures/written-picture.ts";
import type { TextEdit } from "./edit-text.ts";

/** Limits the matches counted and marked, because a single letter can occur too often in a long post. */
export const maxMatches = 5000;

export function findMatches(text: string, words: string, matchCase: boolean): TextRange[] {
  if (words === "") return [];
  const pattern = new RegExp(literal(words), matchCase ? "gu" : "giu");
  const matches: TextRange[] = [];
  for (const { index, 0: found } of text.matchAll(pattern)) {
    if (matches.length === maxMatches) break;
    matches.push({ start: index, end: index + found.length });
  }
  return matches;
}

export function matchFrom(matches: readonly TextRange[], offset: number): number {
  const at = matches.findIndex(({ start }) => start >= offset);
  return at === -1 ? 0 : at;
}

export function replaceAll(
  text: string,
  matches: readonly TextRange[],
  replacement: string,
): TextEdit | undefined {
  const [first] = matches;
  const last = matches.at(-1);
  if (!first || !last) return undefined;
  const parts = matches.map(
    ({ end }, at) => replacement + text.slice(end, matches[at + 1]?.start ?? last.end),
  );
  return { start: first.start, end: last.end, text: parts.join("") };
}
