import { expect, test } from "vitest";
import { type Given, read, zipped } from "./read-files.fixture.ts";

const stored = (files: Given) => zipped(files, 0);
const readZip = (archive: Uint8Array<ArrayBuffer>) => read({ "blog.zip": archive });
const placeOf = (archive: Uint8Array, words: string) => Buffer.from(archive).indexOf(words);

test("skips an entry with a notice when its checksum is wrong", async () => {
  const archive = stored({
    "posts/bad.md": "# Bad\n\nWords here.",
    "posts/good.md": "# Good\n\nText.",
    "p.jpg": "JPEG",
  });
  for (const words of ["Words", "JPEG"]) archive[placeOf(archive, words)] = 0x58;
  const { posts, files, notices } = await readZip(archive);
  expect(posts.map(({ fields }) => fields.title)).toEqual(["Good"]);
  // Pictures are also checked before anything is stored.
  expect(files.all.map(({ path }) => path)).toEqual(["posts/good.md"]);
  expect(notices).toEqual(
    ["posts/bad.md", "p.jpg"].map(
      (path) => `“${path}” in “blog.zip” is damaged, or unpacks to more than 50 MB, so it was left out.`,
    ),
  );
});

test("rejects an archive when its entries overlap", async () => {
  const archive = stored({ "a.md": "# A\n\nText.", "b.md": "# B\n\nText." });
  const view = new DataView(archive.buffer);
  // The second directory entry points to the data of the first.
  const second = Buffer.from(archive).lastIndexOf("b.md") - 46;
  expect(view.getUint32(second, true)).toBe(0x02014b50);
  view.setUint32(second + 42, 0, true);
  await expect(readZip(archive)).rejects.toThrow("overlap");
});

test("rejects an encrypted archive", async () => {
  const archive = stored({ "a.md": "# A" });
  const view = new DataView(archive.buffer);
  const listed = Buffer.from(archive).lastIndexOf("a.md") - 46;
  view.setUint16(listed + 8, view.getUint16(listed + 8, true) | 1, true);
  await expect(readZip(archive)).rejects.toThrow("has a password");
});
