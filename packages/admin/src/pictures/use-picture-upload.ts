import { readableName } from "@brightwren/core/markdown-files/readable-name";
import { imageFault, uploadImage } from "@brightwren/core/media/upload-image";
import { notify } from "@brightwren/ui/notify";
import { TextAreaTextApi } from "@uiw/react-md-editor/commands";
import { useCallback, useState } from "react";
import { explainUnreachable } from "../files/file-errors.ts";
import { failureDetail } from "../parts/failure.ts";
import { useReauthentication } from "../session/reauthentication.tsx";
import { findUpload, newUploadId, noteArrival, uploadMark, type TextRange } from "./upload-marks.ts";

const between = "\n\n";

type Upload = { file: File; id: string; description: string };

const unavailable = "This backend keeps no pictures. Give the address of one that is on the web.";

/**
 * Uploads pictures into a text: each has its place at the caret at once, and its address there when it has arrived. The
 * first one's description is selected, so that it can be put better. What fails leaves the text, and is shown.
 */
export function usePictureUpload(): {
  add: (area: HTMLTextAreaElement, files: File[]) => Promise<void>;
  /** How many are on their way. */
  uploading: number;
} {
  const { withSession } = useReauthentication();
  const [uploading, setUploading] = useState(0);

  const add = useCallback(
    async (area: HTMLTextAreaElement, files: File[]) => {
      const refused: NotUploaded[] = [];
      const uploads: Upload[] = [];
      for (const file of files) {
        const reason = imageFault(file);
        if (reason) refused.push({ name: file.name, reason });
        else uploads.push({ file, id: newUploadId(), description: readableName(file.name) || "Picture" });
      }
      notifyNotUploaded(refused);
      if (uploads.length > 0) place(area, uploads);
      setUploading((before) => before + uploads.length);
      const failures: NotUploaded[] = [];
      // One after the other: what has arrived is there even if the network goes.
      for (const [number, { file, id }] of uploads.entries()) {
        const outcome = await withSession(() => uploadImage(file)).catch((error: unknown) => {
          console.warn("A picture was not uploaded:", error);
          return { reason: failureDetail(explainUnreachable(error)) ?? "The server refused it." };
        });
        setUploading((before) => before - 1);
        if ("url" in outcome) arrive(area, id, outcome.url);
        else {
          leave(area, id, number === 0 ? "" : between);
          failures.push({ name: file.name, reason: "reason" in outcome ? outcome.reason : unavailable });
        }
      }
      notifyNotUploaded(failures);
    },
    [withSession],
  );
  return { add, uploading };
}

function place(area: HTMLTextAreaElement, uploads: Upload[]): void {
  area.focus();
  const { selectionStart: start, selectionEnd: end } = area;
  const marks = uploads.map(({ description, id }) => uploadMark(description, id));
  replaceRange(area, { start, end }, marks.join(between));
  const description = start + "![".length;
  area.setSelectionRange(description, description + (uploads[0]?.description.length ?? 0));
}

/** Writes the address that a picture has now, unless the person has deleted its mark. */
function arrive(area: HTMLTextAreaElement, id: string, url: string): void {
  noteArrival(id, url);
  const found = findUpload(area.value, id);
  if (found) replaceRange(area, found.address, url);
}

/** Removes a picture's mark again, with what was put `before` it. */
function leave(area: HTMLTextAreaElement, id: string, before: string): void {
  const found = findUpload(area.value, id);
  if (!found) return;
  const { start, end } = found.mark;
  const isThere = area.value.slice(0, start).endsWith(before);
  replaceRange(area, { start: isThere ? start - before.length : start, end }, "");
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

type NotUploaded = { name: string; reason: string };

/** Shows which pictures were not uploaded and why, files with the same reason together. */
function notifyNotUploaded(failures: readonly NotUploaded[]): void {
  for (const [reason, files] of Map.groupBy(failures, (failure) => failure.reason)) {
    const names = files.map(({ name }) => `“${name}”`).join(", ");
    notify({ title: "Not uploaded", description: `${names}: ${reason}`, variant: "destructive" });
  }
}
