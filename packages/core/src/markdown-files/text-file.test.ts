import { expect, test } from "vitest";
import { readTextFile, textFileLimit } from "./text-file.ts";

test("reads UTF-8", async () => {
  expect(await readTextFile(new Blob(["Grüße 👩‍🎨"]))).toBe("Grüße 👩‍🎨");
});

test.each([
  ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe])],
  ["a file of zeros", new Uint8Array(8)],
  ["UTF-16", new Uint8Array([0xff, 0xfe, 0x41, 0x00])],
])("rejects %s", async (_, bytes) => {
  await expect(readTextFile(new Blob([bytes]))).rejects.toThrow("not a plain text file");
});

test("rejects an oversized file without reading it", async () => {
  const file = new Blob(["x".repeat(textFileLimit + 1)]);
  file.arrayBuffer = () => Promise.reject(new Error("It was read."));
  await expect(readTextFile(file)).rejects.toThrow("larger than 2 MB");
});
