import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { cacheDatabase, databaseRecipe, readCachedDatabase, recipeKey } from "../database/database-cache.ts";
import { initialiseDatabase } from "../database/initialise-database.ts";
import { applyMigrations } from "../database/migrations.ts";
import { dumpDatabase, openFolderDatabase, openMemoryDatabase } from "../database/open-database.ts";
import { StartupError } from "../project/startup-error.ts";
import type { Project } from "../project/supabase-project.ts";
import { openDataFolder } from "./data-folder.ts";
import { blameFullDisk } from "./full-disk.ts";
import { explainSystemError } from "./system-error.ts";

/** `dataDir` must be locked; in memory if undefined. Throws a StartupError for problems that the user can fix. */
export async function openProjectDatabase(
  dataDir: string | undefined,
  project: Project,
  seed: boolean,
): Promise<PgliteConnection> {
  if (dataDir === undefined) return await openProjectInMemory(project, seed);
  const initialise = (connection: PgliteConnection) => initialiseDatabase(connection, project, seed);

  const isNew = await openDataFolder(dataDir, async (draft) => {
    const connection = await usingConnection(await openFolderDatabase(draft), initialise);
    await connection.close();
  });
  try {
    // Without this file, PGlite would treat the folder as empty and write into it.
    if (!existsSync(join(dataDir, "PG_VERSION"))) throw new Error("PG_VERSION is missing.");
    const connection = await openFolderDatabase(dataDir);
    return isNew
      ? connection
      : await usingConnection(connection, async () => {
          await applyMigrations(connection, project.migrations);
        });
  } catch (cause) {
    const explained = (await blameFullDisk(cause, dataDir)) ?? explainSystemError(cause, dataDir);
    if (explained || cause instanceof StartupError) throw explained ?? cause;
    throw new StartupError(
      `The local database in ${dataDir} cannot be opened. Run "npm run backend:reset" to start again (this deletes local posts and enquiries), or restore the folder from a backup.`,
      { cause },
    );
  }
}

// Every test file starts its own in-memory database. All but the first load it from the cache.
async function openProjectInMemory(project: Project, seed: boolean): Promise<PgliteConnection> {
  const key = recipeKey(await databaseRecipe(project, seed));
  const dump = await readCachedDatabase(key);
  if (dump) return await openMemoryDatabase(dump);
  return await usingConnection(await openMemoryDatabase(), async (connection) => {
    await initialiseDatabase(connection, project, seed);
    await cacheDatabase(key, await dumpDatabase(connection));
  });
}

async function usingConnection(
  connection: PgliteConnection,
  work: (connection: PgliteConnection) => Promise<void>,
): Promise<PgliteConnection> {
  try {
    await work(connection);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}
