import { TextAreaTextApi } from "@uiw/react-md-editor/commands";

export type TextEdit = {
  start: number;
  end: number;
  text: string;
  select?: { start: number; end: number };
};

/** Edits a text area like typing: the form gets the event, and Ctrl+Z works. Focuses the area. */
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
 * Replaces the selection by a long text; returns false if that failed. Inserted as text, Chromium lays out each line
 * (30 s for 2,000 lines); as HTML it takes 0.1 s. Firefox refuses HTML in a text area but is fast with text.
 */
function insertManyLines(area: HTMLTextAreaElement, text: string): boolean {
  if (text.split("\n", manyLines).length < manyLines) return false;
  const { value, selectionStart, selectionEnd } = area;
  const markup = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  if (!document.execCommand("insertHTML", false, markup)) return false;
  if (area.value === value.slice(0, selectionStart) + text + value.slice(selectionEnd)) return true;
  // This browser parses the HTML differently.
  document.execCommand("undo");
  return false;
}

export function isInCode(text: string, offset: number): boolean {
  let fence: string | undefined;
  for (const [, found = ""] of text.slice(0, offset).matchAll(/^ {0,3}(`{3,}|~{3,})/gm)) {
    if (fence === undefined) fence = found;
    else if (found.startsWith(fence)) fence = undefined;
  }
  return fence !== undefined;
}
