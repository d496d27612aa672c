import { glob, readFile } from "node:fs/promises";
import { isAbsolute, join, relative } from "node:path";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { StartupError } from "../startup-error.ts";
import { describeSqlFailure } from "./sql-failure.ts";

/** The files that `[db.seed] sql_paths` names, in its order, those of one pattern by name, each once. */
export async function findSeedFiles(supabaseDir: string, patterns: string[]): Promise<string[]> {
  const files = new Set<string>();
  for (const pattern of patterns) {
    const found: string[] = [];
    const path = isAbsolute(pattern) ? pattern : join(supabaseDir, pattern);
    for await (const file of glob(path.replaceAll("\\", "/"))) found.push(file);
    for (const file of found.toSorted()) files.add(file);
  }
  return [...files];
}

/** Runs the seed files, each in one transaction. Throws a StartupError that names the file which failed. */
export async function applySeeds(
  connection: PgliteConnection,
  supabaseDir: string,
  files: string[],
): Promise<void> {
  const { driver } = connection;
  for (const file of files) {
    const sql = await readFile(file, "utf8");
    await driver.exec("begin");
    try {
      await driver.exec(sql);
      await driver.exec("commit");
    } catch (cause) {
      await driver.exec("rollback");
      throw new StartupError(
        `The seed supabase/${relative(supabaseDir, file)} failed (${describeSqlFailure(cause, sql)}). Correct the file and start again.`,
        { cause },
      );
    }
  }
}
