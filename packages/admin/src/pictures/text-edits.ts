import { TextAreaTextApi } from "@uiw/react-md-editor/commands";
import { findUpload, type TextRange, uploadMark } from "./upload-marks.ts";
import { findPicture, pictureMarkdown, placesOfFile, type WrittenPicture } from "./written-picture.ts";

const between = "\n\n";

/** Puts the marks of pictures that are on their way where the caret is, each in a paragraph of its own. */
export function placeMarks(area: HTMLTextAreaElement, ids: readonly string[]): void {
  area.focus();
  const { selectionStart: start, selectionEnd: end } = area;
  const marks = ids.map((id) => uploadMark("", id)).join(between);
  replaceRange(area, { start, end }, marks);
  area.setSelectionRange(start + marks.length, start + marks.length);
}

/** Writes the address that a picture has now into its mark, unless the person has deleted that. */
export function writeAddress(area: HTMLTextAreaElement, id: string, address: string): void {
  const found = findUpload(area.value, id);
  if (found) replaceRange(area, found.address, address);
}

/** Writes the address that a picture has now wherever the text names it as a file. */
export function replaceFileName(area: HTMLTextAreaElement, name: string, address: string): void {
  for (const place of placesOfFile(area.value, name)) replaceRange(area, place, address);
}

/** Removes a picture's mark again, with the empty line that was put before it. */
export function removeMark(area: HTMLTextAreaElement, id: string): void {
  const found = findUpload(area.value, id);
  if (found) removeRange(area, found.mark);
}

/** Removes a picture from the text. */
export function removePicture(area: HTMLTextAreaElement, address: string): void {
  const found = findPicture(area.value, address);
  if (found) removeRange(area, found);
}

/** Writes anew how a picture stands in the text, if it does. */
export function rewritePicture(
  area: HTMLTextAreaElement,
  address: string,
  changes: Partial<WrittenPicture>,
): void {
  const found = findPicture(area.value, address);
  if (found) replaceRange(area, found, pictureMarkdown(address, { ...found, ...changes }));
}

/** Puts a picture that is stored already where the caret is. */
export function insertPicture(
  area: HTMLTextAreaElement,
  address: string,
  said: Pick<WrittenPicture, "alt" | "isDecorative">,
): void {
  const { selectionStart: start, selectionEnd: end } = area;
  area.focus();
  replaceRange(area, { start, end }, pictureMarkdown(address, { ...said, caption: "", isWide: false }));
}

function removeRange(area: HTMLTextAreaElement, { start, end }: TextRange): void {
  const isBelow = area.value.slice(0, start).endsWith(between);
  replaceRange(area, { start: isBelow ? start - between.length : start, end }, "");
}

/**
 * Replaces a part of the text in a text area, as if it were typed: it can be undone, and the caret and what is selected
 * stay with the words they are at. The focus stays where it is.
 */
function replaceRange(area: HTMLTextAreaElement, { start, end }: TextRange, text: string): void {
  const { selectionStart, selectionEnd, scrollTop } = area;
  const moved = (offset: number) => {
    if (offset <= start) return offset;
    return offset >= end ? offset + text.length - (end - start) : start + text.length;
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
