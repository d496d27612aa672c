import { TextAreaTextApi } from "@uiw/react-md-editor/commands";

/** What takes the place of a part of a text, and what is selected afterwards: without `select`, the caret behind it. */
export type TextEdit = {
  start: number;
  end: number;
  text: string;
  select?: { start: number; end: number };
};

/** Changes a text area as typing would: the form hears of it, and Ctrl+Z takes it back. The area gets the focus. */
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
 * Puts a text of many lines in the place of what is selected; false where that was not done. Given as text, Chromium
 * lays every line out by itself, which takes half a minute for two thousand; given as markup, a tenth of a second.
 * Firefox refuses markup in a text area, and is fast with text.
 */
function insertManyLines(area: HTMLTextAreaElement, text: string): boolean {
  if (text.split("\n", manyLines).length < manyLines) return false;
  const { value, selectionStart, selectionEnd } = area;
  const markup = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  if (!document.execCommand("insertHTML", false, markup)) return false;
  if (area.value === value.slice(0, selectionStart) + text + value.slice(selectionEnd)) return true;
  // A browser that reads markup in another way.
  document.execCommand("undo");
  return false;
}

/** Whether an offset of a Markdown text stands in fenced code, where everything is meant as it is written. */
export function isInCode(text: string, offset: number): boolean {
  let fence: string | undefined;
  for (const [, found = ""] of text.slice(0, offset).matchAll(/^ {0,3}(`{3,}|~{3,})/gm)) {
    if (fence === undefined) fence = found;
    else if (found.startsWith(fence)) fence = undefined;
  }
  return fence !== undefined;
}
