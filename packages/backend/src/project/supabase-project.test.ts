import { writeFile } from "node:fs/promises";
import { testFolder } from "@brightwren/core/testing/test-folder";
import { shortestPassword } from "@brightwren/functions/contracts/password-link";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { supabaseFolder } from "./local-folders.ts";
import { readSupabaseConfig } from "./supabase-project.ts";

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
    siteUrl: "http://127.0.0.1:5173",
    seedPatterns: ["./brand.sql", "./seed.sql", "./seed/*.sql"],
  });
});

test("uses Supabase's defaults for an empty file", async () => {
  expect(await read("")).toEqual({
    schemas: ["public"],
    maxRows: 1000,
    siteUrl: undefined,
    redirectUrls: [],
    signUp: true,
    minimumPasswordLength: 6,
    securePasswordChange: false,
    seedPatterns: ["./seed.sql"],
  });
});

test("ignores [remotes] settings for hosted projects", async () => {
  const remote =
    '[remotes.production]\nproject_id = "a"\n[remotes.production.auth]\nsite_url = "env(SITE_URL)"';
  expect(await read(`[auth]\nsite_url = "http://here"\n${remote}`)).toMatchObject({ siteUrl: "http://here" });
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
