import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPictureFiles } from "./picture-files.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fullDisk = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
const bytes = (text: string) => new TextEncoder().encode(text);
const upload = (files: ReturnType<typeof createPictureFiles>, content: string) =>
  files.uploadObject(
    "post-images",
    "a.bin",
    undefined,
    Buffer.from(content),
    "application/octet-stream",
    "no-cache",
  );

/** Simulates a disk with space for `files` files and half of the next. */
const diskOf = (files: number): typeof writeFile => {
  let left = files;
  return async (file, content, options) => {
    left -= 1;
    if (left >= 0) return writeFile(file, content, options);
    await writeFile(file, "half");
    throw fullDisk;
  };
};

test.each([0, 1])("does not store a picture when the disk fills up after %i files", async (room) => {
  const empty = join(folder, `empty-${room}`);
  await expect(upload(createPictureFiles(empty, diskOf(room)), "new")).rejects.toBe(fullDisk);
  expect(await readdir(empty)).toEqual([]);
});

test.each([0, 1])(
  "preserves the previous picture when its replacement fails after %i files",
  async (room) => {
    const kept = join(folder, `kept-${room}`);
    await upload(createPictureFiles(kept), "the picture before");
    const before = await readdir(kept);
    const files = createPictureFiles(kept, diskOf(room));
    await expect(upload(files, "new")).rejects.toBe(fullDisk);
    expect(await readdir(kept)).toEqual(before);
    const { body, metadata } = await files.getObject("post-images", "a.bin", undefined);
    expect(new Uint8Array(body as Buffer)).toEqual(bytes("the picture before"));
    expect(metadata.size).toBe("the picture before".length);
  },
);
