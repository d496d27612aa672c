import { appliedVersions, ensureHistoryTable, listHistory, recordVersion } from "@supabase/lite";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { StartupError } from "../project/startup-error.ts";
import type { Migration } from "../project/supabase-project.ts";
import { describeSqlFailure } from "./sql-failure.ts";

/** Each migration runs in one transaction. Throws a StartupError with the name of the failed file. */
export async function applyMigrations(
  connection: PgliteConnection,
  migrations: Migration[],
): Promise<string[]> {
  await ensureHistoryTable(connection);
  const applied = new Set(await appliedVersions(connection));
  const pending = migrations.filter((migration) => !applied.has(migration.version));
  if (pending.length > 0) refuseOtherHistory([...applied], migrations);
  for (const migration of pending) await applyMigration(connection, migration);
  if (pending.length > 0) await connection.clearSchemaCache();
  return pending.map((migration) => migration.file);
}

function refuseOtherHistory(applied: string[], migrations: Migration[]): void {
  const known = new Set(migrations.map(({ version }) => version));
  const unknown = applied.filter((version) => !known.has(version));
  if (unknown.length === 0) return;
  throw new StartupError(
    `The local database was created by an older version of this project, and these migrations no longer exist (${unknown[0]}${unknown.length > 1 ? ` and ${unknown.length - 1} more` : ""}). Run "npm run backend:reset" to start again (this deletes local posts and enquiries).`,
  );
}

async function applyMigration(connection: PgliteConnection, migration: Migration): Promise<void> {
  const { driver } = connection;
  await driver.exec("begin");
  try {
    await driver.exec(migration.sql);
    await recordVersion(connection, {
      version: migration.version,
      name: migration.name,
      statements: [migration.sql],
    });
    await driver.exec("commit");
  } catch (cause) {
    await driver.exec("rollback");
    throw new StartupError(
      `The migration supabase/migrations/${migration.file} failed and was rolled back (${describeSqlFailure(cause, migration.sql)}). Fix the file and start again, or run "npm run backend:reset" (this deletes local data).`,
      { cause },
    );
  }
}

/** Migrations run only once, so a file that changes later no longer matches the database. */
export async function findChangedMigrations(
  connection: PgliteConnection,
  migrations: Migration[],
): Promise<string[]> {
  const files = new Map(migrations.map((migration) => [migration.version, migration]));
  const history = await listHistory(connection);
  return history.flatMap(({ version, name, statements }) => {
    const file = files.get(version);
    if (file && statements.join("\n") === file.sql) return [];
    return [file?.file ?? `${version}_${name ?? ""}.sql`];
  });
}
