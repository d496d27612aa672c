import { expect, test } from "vitest";
import { findUpload, newUploadId, recordUploadedUrl, uploadMark, withoutUploads } from "./upload-marks.ts";

const id = "0a1b2c3d";

function found(text: string) {
  const upload = findUpload(text, id);
  if (!upload) return null;
  const cut = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  return { mark: cut(upload.mark), address: cut(upload.address) };
}

test("finds a placeholder anywhere in the text", () => {
  const mark = uploadMark("Shop front", id);
  const text = `![Other](/a.png) and ${uploadMark("Shop front", "ffffffff")}\n\nSee ${mark}, there.`;
  expect(found(text)).toEqual({ mark, address: `#uploading-${id}` });
});

test("finds a placeholder whose description has been edited", () => {
  const mark = `![A \\[shop\\] at night](#uploading-${id})`;
  expect(found(`Text ${mark} text`)?.mark).toBe(mark);
});

test("finds only the address when the placeholder is damaged", () => {
  expect(found(`Shop front](#uploading-${id}) text`)?.mark).toBe(`#uploading-${id}`);
  expect(found(`![Two\nlines](#uploading-${id})`)?.mark).toBe(`#uploading-${id}`);
});

test("does not find a placeholder that the user has deleted", () => {
  expect(found("Text.")).toBeNull();
});

test("removes placeholders for uploads in progress from the stored text", () => {
  const text = `One ${uploadMark("A", newUploadId())} two ${uploadMark("B \\] b", newUploadId())} ![C](/c.png).`;
  expect(withoutUploads(text)).toBe("One  two  ![C](/c.png).");
});

test("stores an uploaded picture when Undo restores its placeholder", () => {
  const late = newUploadId();
  const text = `![Rewritten](#uploading-${late})`;
  expect(withoutUploads(text)).toBe("");
  recordUploadedUrl(late, "https://example.com/a.png");
  expect(withoutUploads(text)).toBe("![Rewritten](https://example.com/a.png)");
});
