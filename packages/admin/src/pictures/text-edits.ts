import { markdownDescription } from "@brightwren/core/pictures/picture-markdown";
import { notify } from "@brightwren/ui/notify";
import { TextAreaTextApi } from "@uiw/react-md-editor/commands";
import { stillFits } from "./choice.tsx";
import { findUpload, type TextRange, uploadMark } from "./upload-marks.ts";
import { altOf, findPicture, pictureMarkdown, placesOfFile, type WrittenPicture } from "./written-picture.ts";

const between = "\n\n";

export function placeMarks(area: HTMLTextAreaElement, ids: readonly string[]): void {
  area.focus();
  const { selectionStart: start, selectionEnd: end } = area;
  const alt = markdownDescription(altOf(area.value.slice(start, end)));
  const marks = ids.map((id, index) => uploadMark(index === 0 ? alt : "", id)).join(between);
  replaceRange(area, { start, end }, marks);
  area.setSelectionRange(start + marks.length, start + marks.length);
}

/** Replaces a picture's placeholder with its address, unless the owner has deleted the placeholder. */
export function writeAddress(area: HTMLTextAreaElement, id: string, address: string): void {
  const found = findUpload(area.value, id);
  if (found) replaceRange(area, found.address, address);
}

export function replaceFileName(area: HTMLTextAreaElement, name: string, address: string): void {
  for (const place of placesOfFile(area.value, name)) replaceRange(area, place, address);
}

export function removeMark(area: HTMLTextAreaElement, id: string): void {
  const found = findUpload(area.value, id);
  if (found) removeRange(area, found.mark);
}

export function removePicture(area: HTMLTextAreaElement, address: string): void {
  const found = findPicture(area.value, address);
  if (found) removeRange(area, found);
}

export function rewritePicture(
  area: HTMLTextAreaElement,
  address: string,
  changes: Partial<WrittenPicture>,
): void {
  const found = findPicture(area.value, address);
  if (found) replaceRange(area, found, pictureMarkdown(address, { ...found, ...changes }));
}

export function insertPicture(
  area: HTMLTextAreaElement,
  address: string,
  said: Pick<WrittenPicture, "alt" | "isDecorative">,
): void {
  const { selectionStart: start, selectionEnd: end } = area;
  area.focus();
  const alt = said.alt || (said.isDecorative ? "" : altOf(area.value.slice(start, end)));
  if (alt !== said.alt) notify({ title: stillFits, description: `“${alt}”`, about: "alt" });
  replaceRange(area, { start, end }, pictureMarkdown(address, { ...said, alt, caption: "", isWide: false }));
}

function removeRange(area: HTMLTextAreaElement, { start, end }: TextRange): void {
  const isBelow = area.value.slice(0, start).endsWith(between);
  replaceRange(area, { start: isBelow ? start - between.length : start, end }, "");
}

/** Edits as if by typing: undo works in a focused field, and the same words stay selected. Does not move the focus. */
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
    // execCommand only works in the focused field, but the owner is typing elsewhere.
    area.setRangeText(text, start, end);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.setSelectionRange(moved(selectionStart), moved(selectionEnd));
  area.scrollTop = scrollTop;
}
