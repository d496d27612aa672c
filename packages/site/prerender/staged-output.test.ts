import { readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { testFolder } from "@brightwren/core/testing/test-folder";
import { beforeEach, expect, it } from "vitest";
import { openStagedOutput } from "./staged-output.ts";

let folder: string;
let target: string;
const read = (file: string) => readFile(join(target, file), "utf8");
const inode = async (file: string) => (await stat(join(target, file))).ino;

beforeEach(async () => {
  folder = await testFolder();
  target = join(folder, "dist");
  const first = await openStagedOutput(target);
  await first.write("index.html", "home");
  await first.write("blog/a.html", "a");
  await first.finish();
});

it("leaves the old output untouched until the new output is finished", async () => {
  const next = await openStagedOutput(target);
  await next.write("index.html", "new");
  expect(await read("index.html")).toBe("home");
  await next.abandon();
  expect(await read("index.html")).toBe("home");
});

it("replaces the whole folder, including files that were not reused", async () => {
  const next = await openStagedOutput(target);
  await next.write("index.html", "new");
  await next.finish();
  expect(await read("index.html")).toBe("new");
  await expect(read("blog/a.html")).rejects.toThrow("ENOENT");
});

it("writes only changed files", async () => {
  const before = await inode("blog/a.html");
  const next = await openStagedOutput(target);
  expect(await next.keep("blog/a.html")).toBe(true);
  expect(await next.keep("blog/b.html")).toBe(false);
  expect(await next.write("index.html", "home")).toBe(false);
  expect(await next.write("feed.xml", "feed")).toBe(true);
  await next.finish();
  expect(await inode("blog/a.html")).toBe(before);
});

it("restores the old output when a build was killed between its two renames", async () => {
  await rename(target, `${target}.previous`);
  await (await openStagedOutput(target)).abandon();
  expect(await read("index.html")).toBe("home");
});
