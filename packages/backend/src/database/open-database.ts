import { PgliteConnection } from "@supabase/lite/pglite";
import { keepEmptyCluster, readEmptyCluster } from "./empty-cluster.ts";
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

/** Opens an empty Postgres in memory. */
export async function openMemoryDatabase(): Promise<PgliteConnection> {
  const cluster = await readEmptyCluster();
  if (cluster) {
    try {
      const connection = new PgliteConnection({ pgliteOptions: { parsers, loadDataDir: cluster } });
      await connection.driver.waitReady;
      return connection;
    } catch {
      // A damaged cache file; made anew below.
    }
  }
  const connection = new PgliteConnection({ pgliteOptions: { parsers } });
  await connection.driver.waitReady;
  await keepEmptyCluster(connection.driver);
  return connection;
}
