import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filesAmong, readGivenFile } from "./given-files.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "given-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("files are found among what a process was started with, and nothing else", () => {
  const argv = [
    "/opt/app.png",
    "--shot=a.png",
    ".",
    "brightwren://post/1",
    "notes.MD",
    "/tmp/a b.jpeg",
    "x.exe",
  ];
  expect(filesAmong(argv, "/home/owner")).toEqual(["/home/owner/notes.MD", "/tmp/a b.jpeg"]);
  expect(
    filesAmong(["app", "file:///tmp/a%20b.png", "file://elsewhere/a.png", "file:///%zz.png"], "/"),
  ).toEqual(["/tmp/a b.png"]);
});

test("a Markdown file comes as its text, a picture as its bytes", async () => {
  await writeFile(join(folder, "post.md"), "# Töpfe\n");
  await writeFile(join(folder, "Photo.JPG"), new Uint8Array([255, 216, 1]));
  expect(await readGivenFile(join(folder, "post.md"))).toEqual({
    kind: "text",
    name: "post.md",
    type: "text/markdown",
    text: "# Töpfe\n",
  });
  expect(await readGivenFile(join(folder, "Photo.JPG"))).toEqual({
    kind: "picture",
    name: "Photo.JPG",
    type: "image/jpeg",
    bytes: new Uint8Array([255, 216, 1]),
  });
});

test("what is neither, is no text or is gone is refused", async () => {
  await writeFile(join(folder, "binary.md"), new Uint8Array([0, 255, 1]));
  await expect(readGivenFile(join(folder, "a.docx"))).rejects.toThrow("Only Markdown files and pictures");
  await expect(readGivenFile(join(folder, "binary.md"))).rejects.toThrow("not a plain text file");
  await expect(readGivenFile(join(folder, "gone.png"))).rejects.toThrow("ENOENT");
});
