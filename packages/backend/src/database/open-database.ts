import { PgliteConnection } from "@supabase/lite/pglite";
import { toIsoTimestamp } from "./timestamp-format.ts";

const timestampType = 1114;
const timestampWithZoneType = 1184;
const parsers = { [timestampType]: toIsoTimestamp, [timestampWithZoneType]: toIsoTimestamp };

/** Opens Postgres in this process. The folder must be an absolute path. Rejects if the folder cannot be opened. */
export async function openFolderDatabase(folder: string): Promise<PgliteConnection> {
  const connection = new PgliteConnection({ url: folder, pgliteOptions: { parsers } });
  await connection.driver.waitReady;
  return connection;
}

/** `dump` comes from `dumpDatabase`. Without it, the database is empty. */
export async function openMemoryDatabase(dump?: Uint8Array<ArrayBuffer>): Promise<PgliteConnection> {
  const loaded = dump && { loadDataDir: new Blob([dump]) };
  const connection = new PgliteConnection({ pgliteOptions: { parsers, ...loaded } });
  await connection.driver.waitReady;
  return connection;
}

/** The database must be idle. */
export async function dumpDatabase({ driver }: PgliteConnection): Promise<Uint8Array> {
  // Avoids recovery when the dump is loaded.
  await driver.exec("checkpoint");
  return new Uint8Array(await (await driver.dumpDataDir("none")).arrayBuffer());
}

export type SqlRow = Record<string, unknown>;

const changesSchema = /\b(create|alter|drop|comment)\b/i;

/** Runs SQL as superuser. Returns the last statement's rows. The caller needs exclusive use of the connection. */
export async function runSql<Row extends SqlRow>(
  connection: PgliteConnection,
  query: string,
  params: readonly unknown[],
): Promise<Row[]> {
  const { driver } = connection;
  const answer =
    params.length > 0 ? await driver.query<Row>(query, [...params]) : (await driver.exec(query)).at(-1);
  if (changesSchema.test(query)) await connection.clearSchemaCache();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- PGlite's exec does not type its rows.
  return (answer?.rows ?? []) as Row[];
}
