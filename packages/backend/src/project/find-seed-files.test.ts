import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { testFolder } from "@brightwren/core/testing/test-folder";
import { beforeEach, expect, test } from "vitest";
import { findSeedFiles } from "./supabase-project.ts";

let folder: string;

beforeEach(async () => {
  folder = await testFolder();
  await mkdir(join(folder, "seed/deeper"), { recursive: true });
  for (const name of ["seed.sql", "seed/10-b.sql", "seed/02-a.sql", "seed/notes.txt", "seed/deeper/c.sql"]) {
    await writeFile(join(folder, name), "");
  }
});

const found = async (...patterns: string[]) =>
  (await findSeedFiles(folder, patterns)).map((file) => basename(file));

test("lists files by pattern and then by name, without duplicates", async () => {
  expect(await found("./seed.sql", "./seed/*.sql")).toEqual(["seed.sql", "02-a.sql", "10-b.sql"]);
  expect(await found("./seed/10-*.sql", "./seed/*.sql")).toEqual(["10-b.sql", "02-a.sql"]);
  expect(await found("seed/**/*.sql")).toEqual(["02-a.sql", "10-b.sql", "c.sql"]);
});

test("returns an empty list when there is no pattern or no match", async () => {
  expect(await found("./nowhere/*.sql")).toEqual([]);
  expect(await found()).toEqual([]);
});

test("accepts an absolute path", async () => {
  expect(await found(join(folder, "seed/02-a.sql"))).toEqual(["02-a.sql"]);
});
