import { parseText } from "@brightwren/core/blog/article-syntax";
import { type Test, visit } from "unist-util-visit";
import type { TextRange } from "../../pictures/upload-marks.ts";
import type { TextState } from "./edit-text.ts";
import { readLine } from "./lines.ts";

type Splice = { at: number; cut?: number; put?: string; isEnd?: boolean };

const types = { "**": "strong", "*": "emphasis", "~~": "delete", "`": "inlineCode" } as const;

/** Where the text has Markdown of this kind. Empty if the nesting is too deep. */
export function rangesOf(text: string, kind: Test): TextRange[] {
  const ranges: TextRange[] = [];
  const article = parseText(text);
  if (!article) return ranges;
  visit(article, kind, ({ position }) => {
    if (position) ranges.push({ start: position.start.offset ?? 0, end: position.end.offset ?? 0 });
  });
  return ranges;
}

export const isAround = (outer: TextRange, inner: TextRange): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

export function wordAt(text: string, offset: number): TextRange {
  const [before = ""] = /[\p{L}\p{M}\p{N}_'’-]*$/u.exec(text.slice(0, offset)) ?? [];
  const [after = ""] = /^[\p{L}\p{M}\p{N}_'’-]*/u.exec(text.slice(offset)) ?? [];
  return { start: offset - before.length, end: offset + after.length };
}

/** The selected words of each line without the sign of a list item, or the word at the caret. */
function selectedWords({ text, start, end }: TextState): TextRange[] {
  const ranges = [...text.slice(start, end).matchAll(/\S(?:.*\S)?/g)].map(({ index, 0: words }) => {
    const isLine = /(?:^|\n)[ \t]*$/.test(text.slice(0, start + index));
    const sign = isLine ? words.length - readLine(words).text.length : 0;
    return { start: start + index + sign, end: start + index + words.length };
  });
  return ranges.length > 0 ? ranges : [wordAt(text, start)];
}

function splice(
  { text, start, end }: TextState,
  { at, cut = 0, put = "", isEnd = false }: Splice,
): TextState {
  const moved = (offset: number) =>
    offset < at + Number(isEnd) ? offset : offset + put.length - Math.min(cut, offset - at);
  return { text: text.slice(0, at) + put + text.slice(at + cut), start: moved(start), end: moved(end) };
}

/** Marks the selected words or the word at the caret, or removes the mark if all have it. */
export const toggleMark =
  (mark: keyof typeof types) =>
  (state: TextState): TextState => {
    const { text, start: caret } = state;
    const words = selectedWords(state);
    const found = rangesOf(text, types[mark]);
    const empty = { start: caret - mark.length, end: caret + mark.length };
    if (text.slice(empty.start, empty.end) === mark + mark) found.push(empty);
    const isOn = words.every((range) => found.some((one) => isAround(one, range)));
    const splices = new Map<string, Splice>();
    for (const range of words) {
      const near = found.filter((one) => one.start < range.end && range.start < one.end);
      for (const { start, end } of near) {
        const signs = mark === "`" ? (/^`+/.exec(text.slice(start))?.[0] ?? "") : mark;
        const cut = Math.min(signs.length, (end - start) / 2);
        splices.set(`cut ${start}`, { at: start, cut }).set(`cut ${end}`, { at: end - cut, cut });
      }
      if (isOn) continue;
      const start = Math.min(range.start, ...near.map((one) => one.start));
      const end = Math.max(range.end, ...near.map((one) => one.end));
      splices
        .set(`end ${end}`, { at: end, put: mark, isEnd: true })
        .set(`start ${start}`, { at: start, put: mark });
    }
    return [...splices.values()].sort((a, b) => b.at - a.at).reduce(splice, state);
  };
