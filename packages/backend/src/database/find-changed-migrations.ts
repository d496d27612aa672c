import { listHistory } from "@supabase/lite";
import type { PgliteConnection } from "@supabase/lite/pglite";
import type { Migration } from "./read-migrations.ts";

/**
 * Names the migrations of the database's history whose files have been changed or removed since. An applied migration
 * is never applied again, so such a database does not have what the files say.
 */
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
