import { mkdir, writeFile } from "node:fs/promises";
import { testFolder } from "@brightwren/core/testing/test-folder";
import { shortestPassword } from "@brightwren/functions/contracts/password-link";
import { basename, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { supabaseFolder } from "./local-folders.ts";
import { findSeedFiles, readSupabaseConfig } from "./supabase-project.ts";

let folder: string;

beforeEach(async () => {
  folder = await testFolder();
});

async function read(toml: string) {
  await writeFile(join(folder, "config.toml"), toml);
  return await readSupabaseConfig(folder);
}

test("reads this project's config.toml", async () => {
  expect(await readSupabaseConfig(supabaseFolder)).toMatchObject({
    schemas: ["public"],
    maxRows: 1000,
    signUp: false,
    minimumPasswordLength: shortestPassword,
    securePasswordChange: true,
    seedPatterns: ["./brand.sql", "./seed.sql", "./seed/*.sql"],
  });
});

test("uses Supabase's defaults for an empty file", async () => {
  expect(await read("")).toEqual({
    schemas: ["public"],
    maxRows: 1000,
    signUp: true,
    minimumPasswordLength: 6,
    securePasswordChange: false,
    seedPatterns: ["./seed.sql"],
  });
});

test("ignores [remotes] settings for hosted projects", async () => {
  const remote = '[remotes.production]\nproject_id = "a"\n[remotes.production.api]\nmax_rows = 7';
  expect(await read(`[api]\nmax_rows = 5\n${remote}`)).toMatchObject({ maxRows: 5 });
});

test("does not return seed patterns when seeding is disabled", async () => {
  expect((await read('[db.seed]\nenabled = false\nsql_paths = ["./a.sql"]')).seedPatterns).toEqual([]);
});

test("ignores values of the wrong type", async () => {
  expect(await read('auth = 1\n[api]\nmax_rows = "many"\nschemas = "public"')).toMatchObject({
    maxRows: 1000,
    schemas: ["public"],
    signUp: true,
  });
});

test("reports a config.toml that is not valid TOML", async () => {
  await expect(read("[api")).rejects.toThrow(/config\.toml cannot be read: \S/);
});

test("reports a missing config.toml", async () => {
  await expect(readSupabaseConfig(join(folder, "nowhere"))).rejects.toThrow(/config\.toml is missing/);
});

const found = async (...patterns: string[]) =>
  (await findSeedFiles(folder, patterns)).map((file) => basename(file));

async function writeSeeds() {
  await mkdir(join(folder, "seed/deeper"), { recursive: true });
  for (const name of ["seed.sql", "seed/10-b.sql", "seed/02-a.sql", "seed/notes.txt", "seed/deeper/c.sql"])
    await writeFile(join(folder, name), "");
}

test("lists files by pattern and then by name, without duplicates", async () => {
  await writeSeeds();
  expect(await found("./seed.sql", "./seed/*.sql")).toEqual(["seed.sql", "02-a.sql", "10-b.sql"]);
  expect(await found("./seed/10-*.sql", "./seed/*.sql")).toEqual(["10-b.sql", "02-a.sql"]);
  expect(await found("seed/**/*.sql")).toEqual(["02-a.sql", "10-b.sql", "c.sql"]);
});

test("returns an empty list when there is no pattern or no match", async () => {
  await writeSeeds();
  expect(await found("./nowhere/*.sql")).toEqual([]);
  expect(await found()).toEqual([]);
});

test("accepts an absolute path", async () => {
  await writeSeeds();
  expect(await found(join(folder, "seed/02-a.sql"))).toEqual(["02-a.sql"]);
});
