import { readdir, readFile, truncate, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { testFolder } from "@brightwren/core/testing/test-folder";
import { beforeEach, expect, test } from "vitest";
import { cacheDatabase, readCachedDatabase } from "./database-cache.ts";

let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await testFolder();
  folder = join(parent, "databases");
});

const dump = (text: string) => new TextEncoder().encode(text.repeat(1000));
const read = async (key: string) => {
  const bytes = await readCachedDatabase(key, folder);
  return bytes && new Uint8Array(bytes);
};

test("returns a cached dump only for its own key", async () => {
  expect(await read("a")).toBeUndefined();
  await cacheDatabase("a", dump("one"), folder);
  await cacheDatabase("b", dump("two"), folder);
  expect(await read("a")).toEqual(dump("one"));
  expect(await read("b")).toEqual(dump("two"));
  expect(await read("c")).toBeUndefined();
});

test.each([
  ["cut short", (file: string) => truncate(file, 100)],
  ["empty", (file: string) => truncate(file, 0)],
  [
    "changed in one byte",
    async (file: string) => {
      const bytes = await readFile(file);
      bytes[500] = (bytes[500] ?? 0) ^ 1;
      await writeFile(file, bytes);
    },
  ],
])("ignores a file that is %s and replaces it on the next write", async (_, damage) => {
  await cacheDatabase("a", dump("one"), folder);
  await damage(join(folder, "a.tar"));
  expect(await read("a")).toBeUndefined();
  await cacheDatabase("a", dump("one"), folder);
  expect(await read("a")).toEqual(dump("one"));
});

test("lets concurrent callers cache the same dump", async () => {
  await Promise.all(Array.from({ length: 8 }, () => cacheDatabase("a", dump("one"), folder)));
  expect(await read("a")).toEqual(dump("one"));
  expect(await readdir(folder)).toEqual(["a.tar"]);
});

test("removes all but the latest files, including old partial ones", async () => {
  for (let n = 0; n < 9; n += 1) {
    const file = n === 4 ? "killed.part" : `${n}.tar`;
    await cacheDatabase(String(n), dump(file), folder);
    if (n === 4) await writeFile(join(folder, file), "half");
    await utimes(join(folder, file), n, n);
  }
  await cacheDatabase("last", dump("last"), folder);
  expect((await readdir(folder)).toSorted()).toEqual([
    "4.tar",
    "5.tar",
    "6.tar",
    "7.tar",
    "8.tar",
    "last.tar",
  ]);
});

test("does not fail when the folder is not writable", async () => {
  await writeFile(folder, "a file in its place");
  await cacheDatabase("a", dump("one"), folder);
  expect(await read("a")).toBeUndefined();
});
