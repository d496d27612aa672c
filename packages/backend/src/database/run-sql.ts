import type { PgliteConnection } from "@supabase/lite/pglite";
import type { SqlRow } from "../backend-options.ts";

const changesSchema = /\b(create|alter|drop|comment)\b/i;

/**
 * Runs SQL as superuser: one statement with parameters, or any number without. Gives the last statement's rows.
 * The caller sees to it that nothing else uses the connection meanwhile. Rejects with Postgres' error.
 */
export async function runSql<Row extends SqlRow>(
  connection: PgliteConnection,
  query: string,
  params: readonly unknown[],
): Promise<Row[]> {
  const { driver } = connection;
  const answer =
    params.length > 0 ? await driver.query<Row>(query, [...params]) : (await driver.exec(query)).at(-1);
  if (changesSchema.test(query)) await connection.clearSchemaCache();
  // PGlite's exec has no type for its rows; what they hold is the caller's statement.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (answer?.rows ?? []) as Row[];
}
