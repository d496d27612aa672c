import { isInCode, type TextEdit } from "./edit-text.ts";

const itemPattern = /^((?:[ \t]*>[ \t]?)*)(?:([ \t]*)([-*+]|\d{1,9}[.)])([ \t]+)(\[[ xX]\][ \t]+)?)?/;

type Item = { quote: string; indent: string; marker: string; gap: string; isTask: boolean; length: number };

function readItem(line: string): Item | undefined {
  const [found = "", quote = "", indent = "", marker = "", gap = "", box] = itemPattern.exec(line) ?? [];
  if (found === "" || (quote === "" && marker === "")) return undefined;
  return { quote, indent, marker, gap, isTask: box !== undefined, length: found.length };
}

function nextStart({ quote, indent, marker, gap, isTask }: Item): string {
  if (marker === "") return quote;
  const number = Number.parseInt(marker, 10);
  const next = Number.isNaN(number) ? marker : `${number + 1}${marker.slice(-1)}`;
  return `${quote}${indent}${next}${gap}${isTask ? "[ ] " : ""}`;
}

function parentOf(linesAbove: string[], { indent }: Item): Item | undefined {
  for (const line of [...linesAbove].reverse()) {
    const above = readItem(line);
    if (above?.marker && above.indent.length < indent.length) return above;
  }
  return undefined;
}

function leave(item: Item, linesAbove: string[]): string {
  const { quote, indent, marker } = item;
  if (marker !== "" && indent !== "") {
    const parent = parentOf(linesAbove, item);
    return parent
      ? nextStart(parent)
      : nextStart({ ...item, indent: "", marker: marker.replace(/\d+/, "0") });
  }
  if (marker !== "") return `${quote.trimEnd()}\n${quote}`;
  const outer = quote.replace(/>[ \t]?$/, "");
  return `${outer.trimEnd()}\n${outer}`;
}

/** Continues a Markdown list or quote, or ends it at an empty item. Undefined for a plain line break. */
export function continueList(text: string, start: number, end: number): TextEdit | undefined {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", end);
  const item = readItem(text.slice(lineStart, start));
  if (!item || isInCode(text, lineStart)) return undefined;
  const rest =
    text.slice(lineStart + item.length, start) + text.slice(end, lineEnd === -1 ? text.length : lineEnd);
  if (rest.trim() !== "") return { start, end, text: `\n${nextStart(item)}` };
  const linesAbove = text.slice(0, Math.max(0, lineStart - 1)).split("\n");
  return { start: lineStart, end: lineEnd === -1 ? text.length : lineEnd, text: leave(item, linesAbove) };
}
