import { isInCode, type TextEdit } from "./edit-text.ts";
import { isItem, itemAbove, type Line, nextSign, readLine, widthOf } from "./lines.ts";

const nextStart = (item: Line): string =>
  isItem(item) ? item.quote + item.indent + nextSign(item.sign) : item.quote;

function leave(item: Line, lines: string[], at: number): string {
  const { quote, indent, sign } = item;
  if (isItem(item) && indent !== "") {
    const parent = itemAbove(lines, at, widthOf(item) - 1);
    return nextStart(parent ?? { ...item, indent: "", sign: sign.replace(/^\d+/, "0") });
  }
  if (isItem(item)) return `${quote.trimEnd()}\n${quote}`;
  const outer = quote.replace(/>[ \t]?$/, "");
  return `${outer.trimEnd()}\n${outer}`;
}

/** Continues a Markdown list or quote, or ends it at an empty item. Undefined for a plain line break. */
export function continueList(text: string, start: number, end: number): TextEdit | undefined {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", end);
  const item = readLine(text.slice(lineStart, start));
  if ((item.quote === "" && !isItem(item)) || isInCode(text, lineStart)) return undefined;
  const rest = item.text + text.slice(end, lineEnd === -1 ? text.length : lineEnd);
  if (rest.trim() !== "") return { start, end, text: `\n${nextStart(item)}` };
  const lines = text.slice(0, start).split("\n");
  return {
    start: lineStart,
    end: lineEnd === -1 ? text.length : lineEnd,
    text: leave(item, lines, lines.length - 1),
  };
}
