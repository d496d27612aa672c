import { PgliteConnection } from "@supabase/lite/pglite";
import { toIsoTimestamp } from "./timestamp-format.ts";

const timestampType = 1114;
const timestampWithZoneType = 1184;
const parsers = { [timestampType]: toIsoTimestamp, [timestampWithZoneType]: toIsoTimestamp };

/** Opens Postgres in this process in an absolute folder. Rejects when the folder cannot be opened. */
export async function openFolderDatabase(folder: string): Promise<PgliteConnection> {
  const connection = new PgliteConnection({ url: folder, pgliteOptions: { parsers } });
  await connection.driver.waitReady;
  return connection;
}

/** Opens Postgres in memory: an empty one, or one as `dumpDatabase` gave it. */
export async function openMemoryDatabase(dump?: Uint8Array<ArrayBuffer>): Promise<PgliteConnection> {
  const loaded = dump && { loadDataDir: new Blob([dump]) };
  const connection = new PgliteConnection({ pgliteOptions: { parsers, ...loaded } });
  await connection.driver.waitReady;
  return connection;
}

/** All of a database that nobody uses at the moment. */
export async function dumpDatabase({ driver }: PgliteConnection): Promise<Uint8Array> {
  // Whoever loads the dump then has nothing to recover.
  await driver.exec("checkpoint");
  return new Uint8Array(await (await driver.dumpDataDir("none")).arrayBuffer());
}

/** One row of an SQL answer. */
export type SqlRow = Record<string, unknown>;

const changesSchema = /\b(create|alter|drop|comment)\b/i;

/**
 * Runs SQL as superuser: one statement with parameters, or any number without. Returns the last statement's rows.
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
