import { expect, test } from "vitest";
import { findUpload, newUploadId, noteArrival, uploadMark, withoutUploads } from "./upload-marks.ts";

const id = "0a1b2c3d";

/** What is found, as text. */
function found(text: string) {
  const upload = findUpload(text, id);
  if (!upload) return null;
  const cut = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  return { mark: cut(upload.mark), address: cut(upload.address) };
}

test("a mark is found wherever it stands, with its address", () => {
  const mark = uploadMark("Shop front", id);
  const text = `![Other](/a.png) and ${uploadMark("Shop front", "ffffffff")}\n\nSee ${mark}, there.`;
  expect(found(text)).toEqual({ mark, address: `#uploading-${id}` });
});

test("a description that the person has rewritten belongs to the mark", () => {
  const mark = `![A \\[shop\\] at night](#uploading-${id})`;
  expect(found(`Text ${mark} text`)?.mark).toBe(mark);
});

test("of a mark that the person has taken to pieces, only the address is ours", () => {
  expect(found(`Shop front](#uploading-${id}) text`)?.mark).toBe(`#uploading-${id}`);
  expect(found(`![Two\nlines](#uploading-${id})`)?.mark).toBe(`#uploading-${id}`);
});

test("a mark that the person has deleted is not found", () => {
  expect(found("Text.")).toBeNull();
});

test("a text is stored without the pictures that are still on their way", () => {
  const text = `One ${uploadMark("A", newUploadId())} two ${uploadMark("B \\] b", newUploadId())} ![C](/c.png).`;
  expect(withoutUploads(text)).toBe("One  two  ![C](/c.png).");
});

test("a mark that undoing has brought back is stored as the picture that has arrived", () => {
  const late = newUploadId();
  const text = `![Rewritten](#uploading-${late})`;
  expect(withoutUploads(text)).toBe("");
  noteArrival(late, "https://example.com/a.png");
  expect(withoutUploads(text)).toBe("![Rewritten](https://example.com/a.png)");
});
