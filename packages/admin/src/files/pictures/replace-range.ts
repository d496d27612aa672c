import { TextAreaTextApi } from "@uiw/react-md-editor/commands";
import type { TextRange } from "./upload-marks.ts";

/**
 * Replaces a part of the text in a text area, as if it were typed: it can be undone, and the caret and what is selected
 * stay with the words they are at. The focus stays where it is.
 */
export function replaceRange(area: HTMLTextAreaElement, { start, end }: TextRange, text: string): void {
  const { selectionStart, selectionEnd, scrollTop } = area;
  const moved = (place: number) => {
    if (place <= start) return place;
    return place >= end ? place + text.length - (end - start) : start + text.length;
  };
  if (document.activeElement === area) {
    const api = new TextAreaTextApi(area);
    api.setSelectionRange({ start, end });
    api.replaceSelection(text);
  } else {
    // The browser types only where the focus is, and the person is writing somewhere else.
    area.setRangeText(text, start, end);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.setSelectionRange(moved(selectionStart), moved(selectionEnd));
  area.scrollTop = scrollTop;
}
