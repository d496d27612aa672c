import { TextAreaTextApi } from "@uiw/react-md-editor/commands";

export type TextEdit = {
  start: number;
  end: number;
  text: string;
  select?: { start: number; end: number };
};

export type TextState = { text: string; start: number; end: number };

/** Replaces only what differs, so that the browser undoes it in one small step. */
export function applyChange(area: HTMLTextAreaElement, change: (state: TextState) => TextState): void {
  const before = area.value;
  const next = change({ text: before, start: area.selectionStart, end: area.selectionEnd });
  const { text, ...select } = next;
  let [from, behind] = [0, 0];
  const shorter = Math.min(before.length, text.length);
  while (from < shorter && before[from] === text[from]) from += 1;
  while (behind < shorter - from && before.at(-1 - behind) === text.at(-1 - behind)) behind += 1;
  const edit = { start: from, end: before.length - behind, text: text.slice(from, text.length - behind) };
  if (before !== text) applyEdit(area, { ...edit, select });
}

/** Edits and focuses a text area as if by typing, so that the form receives the event and Ctrl+Z works. */
export function applyEdit(area: HTMLTextAreaElement, { start, end, text, select }: TextEdit): void {
  const api = new TextAreaTextApi(area);
  area.focus({ preventScroll: true });
  api.setSelectionRange({ start, end });
  if (!insertManyLines(area, text)) api.replaceSelection(text);
  const behind = start + text.length;
  api.setSelectionRange(select ?? { start: behind, end: behind });
}

const manyLines = 200;

/**
 * Replaces the selection with long text. Returns false on failure. Chromium lays out inserted text line by line (30 s
 * for 2,000 lines) but inserts HTML in 0.1 s. Firefox rejects HTML in a text area but inserts text quickly.
 */
function insertManyLines(area: HTMLTextAreaElement, text: string): boolean {
  if (text.split("\n", manyLines).length < manyLines) return false;
  const { value, selectionStart, selectionEnd } = area;
  const markup = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  if (!document.execCommand("insertHTML", false, markup)) return false;
  if (area.value === value.slice(0, selectionStart) + text + value.slice(selectionEnd)) return true;
  // Parsing the HTML changed the text.
  document.execCommand("undo");
  return false;
}

export function isInCode(text: string, offset: number): boolean {
  let fence: string | undefined;
  for (const [, found = ""] of text
    .slice(0, offset)
    .matchAll(/^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?(`{3,}|~{3,})/gm)) {
    if (fence === undefined) fence = found;
    else if (found.startsWith(fence)) fence = undefined;
  }
  return fence !== undefined;
}
