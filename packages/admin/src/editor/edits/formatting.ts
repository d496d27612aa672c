import type { TextState } from "./edit-text.ts";
import { selectedLines, toggleLines } from "./lines.ts";
import { isAround, rangesOf, toggleMark } from "./marks.ts";

/** Makes the selected lines a code block, or removes the block around them. */
function toggleCodeBlock(state: TextState): TextState {
  const { text, start, end } = state;
  const block = rangesOf(text, "code").find(
    (one) => isAround(one, state) && /[`~]/.test(text[one.start] ?? ""),
  );
  const { lines, first, last } = selectedLines(block ? { text, ...block } : state);
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  const by = block ? -1 - (lines[first]?.length ?? 0) : fence.length + 1;
  if (block) {
    if (/^[\s>]*[`~]+\s*$/.test(lines[last] ?? "")) lines.splice(last, 1);
    lines.splice(first, 1);
  } else lines.splice(first, last - first + 1, fence, ...lines.slice(first, last + 1), fence);
  const moved = (offset: number) => Math.max(block?.start ?? 0, offset + by);
  return { text: lines.join("\n"), start: moved(start), end: moved(end) };
}

const table = "| Header | Header |\n|--------|--------|\n| Cell | Cell |\n| Cell | Cell |";

/** Inserts a table below the paragraph, list or quote at the caret, and selects its first cell. */
function insertTable({ text, end }: TextState): TextState {
  const blocks = rangesOf(text, (_node, _index, parent) => parent?.type === "root");
  const at = blocks.find((one) => isAround(one, { start: end, end }))?.end ?? end;
  const above = text.slice(0, at).trimEnd();
  const below = text.slice(at).replace(/^\s*\n/, "");
  const start = above === "" ? 2 : above.length + 4;
  return { text: [above, table, below].filter(Boolean).join("\n\n"), start, end: start + 6 };
}

/** The edits that the toolbar makes, by the labels of its buttons. */
export const formatting: Record<string, (state: TextState) => TextState> = {
  "H2 heading": toggleLines("##"),
  "H3 subheading": toggleLines("###"),
  Bold: toggleMark("**"),
  Italic: toggleMark("*"),
  Strikethrough: toggleMark("~~"),
  Quote: toggleLines(">"),
  List: toggleLines("-"),
  "Numbered list": toggleLines("1."),
  "Task list": toggleLines("- [ ]"),
  Table: insertTable,
  Code: toggleMark("`"),
  "Code block": toggleCodeBlock,
};
