import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { testFolder } from "@brightwren/core/testing/test-folder";
import { beforeEach, expect, test } from "vitest";
import { writeFileAtomically, placeFile } from "./place-file.ts";

let folder: string;
beforeEach(async () => {
  folder = await testFolder();
});

test("replaces an existing file and leaves no temporary files", async () => {
  const [kept, placed] = [join(folder, "kept.png"), join(folder, "placed.png")];
  await writeFile(placed, "older");
  await writeFileAtomically(kept, Buffer.from("picture"));
  await placeFile(kept, placed);
  await placeFile(kept, placed);
  expect(await readFile(placed, "utf8")).toBe("picture");
  expect((await readdir(folder)).toSorted()).toEqual(["kept.png", "placed.png"]);
});

test("leaves no temporary file when the rename fails", async () => {
  // A rename cannot replace a non-empty folder.
  const taken = join(folder, "taken.png");
  await mkdir(join(taken, "inside"), { recursive: true });
  await writeFile(join(folder, "kept.png"), "picture");
  await expect(writeFileAtomically(taken, Buffer.from("picture"))).rejects.toThrow("rename");
  await expect(placeFile(join(folder, "kept.png"), taken)).rejects.toThrow("rename");
  expect((await readdir(folder)).toSorted()).toEqual(["kept.png", "taken.png"]);
});
