import { appendFile, cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { testFolder } from "@brightwren/core/testing/test-folder";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settleOptions } from "../backend-options.ts";
import { databaseRecipe, recipeKey } from "./database-cache.ts";

let folder: string;
let supabaseDir: string;
let sources: string;

beforeEach(async () => {
  folder = await testFolder();
  supabaseDir = join(folder, "supabase");
  sources = join(folder, "src");
  for (const path of [join(supabaseDir, "migrations"), join(supabaseDir, "seed"), join(sources, "deeper")]) {
    await mkdir(path, { recursive: true });
  }
  await writeFile(
    join(supabaseDir, "config.toml"),
    '[db.seed]\nsql_paths = ["./seed.sql", "./seed/*.sql"]\n',
  );
  await writeFile(join(supabaseDir, "migrations/20260101000000_a.sql"), "create table a ();");
  await writeFile(join(supabaseDir, "migrations/20260102000000_b.sql"), "create table b ();");
  await writeFile(join(supabaseDir, "seed.sql"), "select 1;");
  await writeFile(join(supabaseDir, "seed/01-a.sql"), "select 2;");
  await writeFile(join(sources, "owner.ts"), "owner");
  await writeFile(join(sources, "deeper/roles.ts"), "roles");
});
afterEach(async () => {
  vi.useRealTimers();
});

const recipe = async (seed = true) =>
  await databaseRecipe((await settleOptions({ supabaseDir })).project, seed, sources);
const key = async (seed = true) => recipeKey(await recipe(seed));

test("returns the same key whichever folder the project is in", async () => {
  const before = await key();
  expect(await key()).toBe(before);
  const copy = join(folder, "copy");
  await cp(supabaseDir, copy, { recursive: true });
  supabaseDir = copy;
  expect(await key()).toBe(before);
});

test.each([
  ["a changed migration", () => appendFile(join(supabaseDir, "migrations/20260101000000_a.sql"), " ")],
  ["an added migration", () => writeFile(join(supabaseDir, "migrations/20260103000000_c.sql"), "select 1;")],
  ["a removed migration", () => rm(join(supabaseDir, "migrations/20260102000000_b.sql"))],
  [
    "a renamed migration",
    () =>
      rename(
        join(supabaseDir, "migrations/20260101000000_a.sql"),
        join(supabaseDir, "migrations/20260104000000_a.sql"),
      ),
  ],
  ["a changed seed file", () => appendFile(join(supabaseDir, "seed/01-a.sql"), " ")],
  ["an added seed file", () => writeFile(join(supabaseDir, "seed/02-b.sql"), "select 3;")],
  [
    "a changed config.toml",
    () => appendFile(join(supabaseDir, "config.toml"), "[auth]\nenable_signup = false\n"),
  ],
  ["a changed source file", () => appendFile(join(sources, "owner.ts"), " ")],
  ["a changed source file in a folder", () => appendFile(join(sources, "deeper/roles.ts"), " ")],
])("changes the key when the database would differ because of %s", async (_, change) => {
  const before = await key();
  await change();
  expect(await key()).not.toBe(before);
});

test("ignores seed files when seeding is disabled", async () => {
  const without = await key(false);
  expect(without).not.toBe(await key(true));
  await appendFile(join(supabaseDir, "seed/01-a.sql"), " ");
  expect(await key(false)).toBe(without);
});

test("changes the key on the next day", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T23:59:59Z") });
  const before = await key();
  vi.setSystemTime(new Date("2026-11-23T00:00:00Z"));
  expect(await key()).not.toBe(before);
});

test("includes the versions of PGlite and Supabase Lite", async () => {
  const made = await recipe();
  for (const name of ["@electric-sql/pglite", "@supabase/lite"]) {
    expect(made[name]).toMatch(/^\d+\.\d+\.\d+/);
    expect(recipeKey({ ...made, [name]: "9.9.9" })).not.toBe(recipeKey(made));
  }
});

test("ignores test files", async () => {
  const before = await key();
  await writeFile(join(sources, "owner.test.ts"), "test");
  expect(await key()).toBe(before);
});
