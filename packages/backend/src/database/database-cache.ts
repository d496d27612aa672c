import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { crc32 } from "node:zlib";
import { findSeedFiles, type Project } from "../project/supabase-project.ts";

type Recipe = Record<string, string>;

const ownSources = join(import.meta.dirname, "..");
const packages = ["@electric-sql/pglite", "@supabase/lite"];

/**
 * Everything that determines the contents of a new database. Includes the date, because rows store their creation time.
 */
export async function databaseRecipe(
  { supabaseDir, config, migrations }: Project,
  seed: boolean,
  sources: string = ownSources,
): Promise<Recipe> {
  const seeds = seed ? await findSeedFiles(supabaseDir, config.seedPatterns) : [];
  return {
    day: new Date().toISOString().slice(0, 10),
    ...Object.fromEntries(await Promise.all(packages.map(async (name) => [name, await versionOf(name)]))),
    ...(await sourcesIn(sources)),
    "config.toml": await readFile(join(supabaseDir, "config.toml"), "utf8"),
    ...Object.fromEntries(migrations.map(({ file, sql }) => [`migrations/${file}`, sql])),
    seeded: String(seed),
    ...(await textsOf(supabaseDir, seeds)),
  };
}

export const recipeKey = (recipe: Recipe): string =>
  createHash("sha256")
    .update(JSON.stringify(Object.entries(recipe)))
    .digest("hex")
    .slice(0, 32);

export async function versionOf(name: string): Promise<string> {
  const file = findPackageJSON(name, import.meta.url);
  if (file === undefined) throw new Error(`The package ${name} is not installed.`);
  const { version }: { version: string } = JSON.parse(await readFile(file, "utf8"));
  return version;
}

async function sourcesIn(folder: string): Promise<Recipe> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts")).toSorted();
  return await textsOf(
    folder,
    files.map((name) => join(folder, name)),
  );
}

async function textsOf(folder: string, files: string[]): Promise<Recipe> {
  const texts = files.map(async (file) => [relative(folder, file), await readFile(file, "utf8")] as const);
  return Object.fromEntries(await Promise.all(texts));
}

const cacheFolder = fileURLToPath(
  new URL("../../../../node_modules/.cache/brightwren/databases/", import.meta.url),
);
const mostCached = 6;
const sumLength = 4;

const fileOf = (folder: string, key: string) => join(folder, `${key}.tar`);

export async function readCachedDatabase(
  key: string,
  folder: string = cacheFolder,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const bytes = await readFile(fileOf(folder, key));
    const dump = bytes.subarray(0, -sumLength);
    return bytes.readUInt32LE(dump.length) === crc32(dump) ? dump : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps only the latest dumps. Writes atomically for concurrent readers. Ignores errors. */
export async function cacheDatabase(
  key: string,
  dump: Uint8Array,
  folder: string = cacheFolder,
): Promise<void> {
  const draft = join(folder, `${randomUUID()}.part`);
  try {
    const sum = Buffer.alloc(sumLength);
    sum.writeUInt32LE(crc32(dump));
    await mkdir(folder, { recursive: true });
    await writeFile(draft, [dump, sum]);
    await rename(draft, fileOf(folder, key));
    await removeOldest(folder);
  } catch {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

async function removeOldest(folder: string): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const file = join(folder, name);
      return { file, written: (await stat(file)).mtimeMs };
    }),
  );
  const old = files.toSorted((a, b) => b.written - a.written).slice(mostCached);
  await Promise.all(old.map(({ file }) => rm(file, { force: true })));
}
