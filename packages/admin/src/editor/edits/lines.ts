import { isInCode, type TextState, type TextEdit } from "./edit-text.ts";

export type Line = { quote: string; indent: string; sign: string; text: string };

const pattern =
  /^((?:[ \t]*>[ \t]?)*)([ \t]*)((?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?|#{1,6}(?:[ \t]+|$))?/;

/** Splits off the signs of a quote, and of a list item, task or heading. */
export function readLine(line = ""): Line {
  const [found = "", quote = "", indent = "", sign = ""] = pattern.exec(line) ?? [];
  return { quote, indent, sign, text: line.slice(found.length) };
}

const write = (line: Line): string => Object.values(line).join("");
const isBlank = (line = ""): boolean => /^[\s>]*$/.test(line);
export const isItem = ({ sign }: Line): boolean => /^[^#]/.test(sign);
const widthOf = ({ indent }: Pick<Line, "indent">): number => indent.replaceAll("\t", "    ").length;
const innerWidth = (line: Line): number =>
  widthOf(line) + (/^[^#\s]+[ \t]+/.exec(line.sign)?.[0].length ?? 0);

const nextSign = (sign: string): string =>
  sign.replace(/^\d+/, (number) => `${Number(number) + 1}`).replace(/\[[xX]\]/, "[ ]");

/** The nearest line above with at most this indent, if it is an item of the same quote. */
function itemAbove(lines: readonly string[], at: number, width: number): Line | undefined {
  const found = lines.slice(0, at).findLast((line) => !isBlank(line) && widthOf(readLine(line)) <= width);
  const above = readLine(found);
  return isItem(above) && above.quote.trim() === readLine(lines[at]).quote.trim() ? above : undefined;
}

function siblingAbove(lines: readonly string[], at: number, width: number): Line | undefined {
  const above = itemAbove(lines, at, width);
  return above && innerWidth(above) > width ? above : undefined;
}

/** Starts the line differently. Everything in its item moves along. Returns the index of the line after the item. */
function startLine(lines: string[], at: number, start: Partial<Line>): number {
  const before = readLine(lines[at]);
  const after = { ...before, ...start };
  lines[at] = write(after);
  const by = innerWidth(after) - innerWidth(before);
  let next = at + 1;
  for (; isItem(before) && isItem(after) && next < lines.length; next += 1) {
    const line = readLine(lines[next]);
    if (isBlank(lines[next])) continue;
    if (widthOf(line) < innerWidth(before)) break;
    if (by !== 0) lines[next] = write({ ...line, indent: " ".repeat(widthOf(line) + by) });
  }
  return next;
}

/** Markdown reads a nested list that does not start with 1 as text. */
function numberBelow(lines: string[], from: number): void {
  for (let at = from; at < lines.length; at += 1) {
    const line = readLine(lines[at]);
    if (!isBlank(lines[at]) && !isItem(line) && line.indent === "") return;
    const above = Number.parseInt(siblingAbove(lines, at, widthOf(line))?.sign ?? (line.indent && "0"), 10);
    // A longer number is a year at the start of a line.
    if (/^\d{1,3}[.)]/.test(line.sign) && !Number.isNaN(above))
      startLine(lines, at, { sign: line.sign.replace(/^\d+/, `${above + 1}`) });
  }
}

export function selectedLines({ text, start, end }: TextState) {
  const lineAt = (offset: number) => text.slice(0, offset).split("\n").length - 1;
  // A selection that ends at the start of a line does not include that line.
  const isWhole = end > start && text[end - 1] === "\n";
  return { lines: text.split("\n"), first: lineAt(start), last: lineAt(isWhole ? end - 1 : end) };
}

/** The selection stays in the same words. */
function withLines({ text, start, end }: TextState, lines: readonly string[]): TextState {
  const before = text.split("\n");
  const endOf = (all: readonly string[], at: number) => all.slice(0, at + 1).join("\n").length;
  const moved = (offset: number) => {
    const at = text.slice(0, offset).split("\n").length - 1;
    const behind = endOf(before, at) - offset;
    const words = readLine(lines[at]?.split("\n").at(-1)).text.length;
    return endOf(lines, at) - (lines[at] === before[at] ? behind : Math.min(behind, words));
  };
  return { text: lines.join("\n"), start: moved(start), end: moved(end) };
}

/** Inserts a blank line where Markdown would join the line with a list item or a quote above it. */
function separate(lines: string[], at: number, changed: number): void {
  if (isBlank(lines[at - 1]) || isBlank(lines[at])) return;
  const pair = [at - 1, at].map((one) => ({ ...readLine(lines[one]), isKept: one !== changed }));
  const [above, below] = pair.map(
    (line) => line.quote.trim() + ((line.isKept && line.indent) || isItem(line) ? "-" : ""),
  );
  const [quote] = pair.map((line) => line.quote.trim()).sort((a, b) => a.length - b.length);
  if (above !== below) lines[at] = `${quote}\n${lines[at]}`;
}

function kindOf(sign: string): string {
  if (sign.includes("[")) return "- [ ]";
  return /^\d/.test(sign) ? "1." : sign.trim().replace(/[*+]/, "-");
}

/** Turns the selected lines into a list, headings or a quote, or back if all of them are. */
export const toggleLines =
  (kind: ">" | "##" | "###" | "-" | "1." | "- [ ]") =>
  (state: TextState): TextState => {
    const { lines, first, last } = selectedLines(state);
    const range = [...lines.keys()].slice(first, last + 1);
    const written = range.filter((at) => !isBlank(lines[at]));
    const chosen = written.length === 0 ? range : written;
    const read = (at: number) => readLine(lines[at]);
    const isOn = chosen.every((at) =>
      kind === ">" ? read(at).quote !== "" : kindOf(read(at).sign) === kind,
    );
    const quoted = ({ quote }: Line) => (isOn ? quote.replace(/^[ \t]*>[ \t]?/, "") : `> ${quote}`);
    for (const at of kind === ">" ? range : chosen)
      startLine(lines, at, kind === ">" ? { quote: quoted(read(at)) } : { sign: isOn ? "" : `${kind} ` });
    if (kind === "1." && !isOn) numberBelow(lines, first);
    separate(lines, last + 1, last);
    separate(lines, first, first);
    return withLines(state, lines);
  };

/** Moves the selected list items in or out by one level. Undefined outside a list. */
export const indentItems =
  (isOut: boolean) =>
  (state: TextState): TextState | undefined => {
    const { lines, first, last } = selectedLines(state);
    if (!isItem(readLine(lines[first])) || isInCode(state.text, state.start)) return undefined;
    for (let at = first; at <= last;) {
      const { sign, ...line } = readLine(lines[at]);
      const width = widthOf(line);
      const outer = isOut ? itemAbove(lines, at, width - 1) : siblingAbove(lines, at, width);
      const goal = outer ? (isOut ? widthOf : innerWidth)(outer) : isOut ? 0 : width;
      // It becomes an item of the list that it joins.
      const [marker = ""] = (siblingAbove(lines, at, goal)?.sign ?? sign).split(" ");
      const moved = { indent: " ".repeat(goal), sign: sign.replace(/^\S+/, marker) };
      at = startLine(lines, at, goal === width ? {} : moved);
    }
    if (lines.join("\n") !== state.text) numberBelow(lines, first);
    return withLines(state, lines);
  };

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
