import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { StartupError } from "../startup-error.ts";

export type Migration = { version: string; name: string; file: string; sql: string };

const fileName = /^(\d{14})_(\w[\w-]*)\.sql$/;

/** Reads supabase/migrations in the order of their versions. Throws a StartupError for two files of one version. */
export async function readMigrations(supabaseDir: string): Promise<Migration[]> {
  const folder = join(supabaseDir, "migrations");
  const migrations: Migration[] = [];
  for (const file of (await namesIn(folder)).toSorted()) {
    const parts = fileName.exec(file);
    if (!parts?.[1] || !parts[2]) continue;
    const [, version, name] = parts;
    if (migrations.at(-1)?.version === version) {
      throw new StartupError(`Two migrations have the version ${version}; rename one of them (${file}).`);
    }
    migrations.push({ version, name, file, sql: await readFile(join(folder, file), "utf8") });
  }
  return migrations;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (cause) {
    throw new StartupError(`There is no folder ${folder}, so the backend does not know its tables.`, {
      cause,
    });
  }
}
