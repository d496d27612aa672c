import {
  appendFile,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  truncate,
  utimes,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { testFolder } from "@brightwren/core/testing/test-folder";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settleOptions } from "../backend-options.ts";
import { cacheDatabase, databaseRecipe, readCachedDatabase, recipeKey } from "./database-cache.ts";

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
  const kept = ["4.tar", "5.tar", "6.tar", "7.tar", "8.tar", "last.tar"];
  expect((await readdir(folder)).toSorted()).toEqual(kept);
});

test("does not fail when the folder is not writable", async () => {
  await writeFile(folder, "a file in its place");
  await cacheDatabase("a", dump("one"), folder);
  expect(await read("a")).toBeUndefined();
});

let supabaseDir: string;
let sources: string;

beforeEach(async () => {
  supabaseDir = join(parent, "supabase");
  sources = join(parent, "src");
  for (const path of [join(supabaseDir, "migrations"), join(supabaseDir, "seed"), join(sources, "deeper")]) {
    await mkdir(path, { recursive: true });
  }
  const config = '[db.seed]\nsql_paths = ["./seed.sql", "./seed/*.sql"]\n';
  await writeFile(at("config.toml"), config);
  await writeFile(at("migrations/20260101000000_a.sql"), "create table a ();");
  await writeFile(at("migrations/20260102000000_b.sql"), "create table b ();");
  await writeFile(at("seed.sql"), "select 1;");
  await writeFile(at("seed/01-a.sql"), "select 2;");
  await writeFile(join(sources, "owner.ts"), "owner");
  await writeFile(join(sources, "deeper/roles.ts"), "roles");
});
afterEach(() => void vi.useRealTimers());

const at = (file: string) => join(supabaseDir, file);
const recipe = async (seed = true) =>
  await databaseRecipe((await settleOptions({ supabaseDir })).project, seed, sources);
const keyOf = async (seed = true) => recipeKey(await recipe(seed));

test("returns the same key whichever folder the project is in", async () => {
  const before = await keyOf();
  expect(await keyOf()).toBe(before);
  const copy = join(parent, "copy");
  await cp(supabaseDir, copy, { recursive: true });
  supabaseDir = copy;
  expect(await keyOf()).toBe(before);
});

test.each([
  ["a changed migration", () => appendFile(at("migrations/20260101000000_a.sql"), " ")],
  ["an added migration", () => writeFile(at("migrations/20260103000000_c.sql"), "select 1;")],
  ["a removed migration", () => rm(at("migrations/20260102000000_b.sql"))],
  [
    "a renamed migration",
    () => rename(at("migrations/20260101000000_a.sql"), at("migrations/20260104000000_a.sql")),
  ],
  ["a changed seed file", () => appendFile(at("seed/01-a.sql"), " ")],
  ["an added seed file", () => writeFile(at("seed/02-b.sql"), "select 3;")],
  ["a changed config.toml", () => appendFile(at("config.toml"), "[auth]\nenable_signup = false\n")],
  ["a changed source file", () => appendFile(join(sources, "owner.ts"), " ")],
  ["a changed source file in a folder", () => appendFile(join(sources, "deeper/roles.ts"), " ")],
])("changes the key when the database would differ because of %s", async (_, change) => {
  const before = await keyOf();
  await change();
  expect(await keyOf()).not.toBe(before);
});

test("ignores seed files when seeding is disabled", async () => {
  const without = await keyOf(false);
  expect(without).not.toBe(await keyOf(true));
  await appendFile(at("seed/01-a.sql"), " ");
  expect(await keyOf(false)).toBe(without);
});

test("changes the key on the next day", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T23:59:59Z") });
  const before = await keyOf();
  vi.setSystemTime(new Date("2026-11-23T00:00:00Z"));
  expect(await keyOf()).not.toBe(before);
});

test("includes the versions of PGlite and Supabase Lite", async () => {
  const made = await recipe();
  for (const name of ["@electric-sql/pglite", "@supabase/lite"]) {
    expect(made[name]).toMatch(/^\d+\.\d+\.\d+/);
    expect(recipeKey({ ...made, [name]: "9.9.9" })).not.toBe(recipeKey(made));
  }
});

test("ignores test files", async () => {
  const before = await keyOf();
  await writeFile(join(sources, "owner.test.ts"), "test");
  expect(await keyOf()).toBe(before);
});
