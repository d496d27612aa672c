import { existsSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { testFolder } from "@brightwren/core/testing/test-folder";
import { expect, test } from "vitest";
import { openDataFolder } from "./data-folder.ts";

test("renames the completed folder and removes leftovers from an interrupted start", async () => {
  const parent = await testFolder();
  const folder = join(parent, "data");
  void openDataFolder(folder, () => new Promise(() => {}));
  await expect.poll(() => readdir(parent)).toHaveLength(1);
  expect(existsSync(folder)).toBe(false);

  const fill = async (draft: string) => {
    expect(existsSync(folder)).toBe(false);
    await writeFile(join(draft, "rows"), "");
  };
  expect(await openDataFolder(folder, fill)).toBe(true);
  expect(await readdir(parent)).toEqual(["data"]);
  expect(await readdir(folder)).toContain("rows");
  expect(await openDataFolder(folder, fill)).toBe(false);
});
