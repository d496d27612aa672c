import type { TestProject } from "vitest/node";
import { findPostgres, type PostgresCluster, startCluster } from "./postgres-cluster.ts";
import { readHostedSetup } from "./hosted-project.ts";
import { prepareCluster } from "./postgres-engine.ts";

/** `missing`: PostgreSQL is not installed. `failure`: why it is not running although it should be. */
export type Postgres = { folder: string } | { missing: true } | { failure: string };

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- extends Vitest's own interface
  export interface ProvidedContext {
    postgres: Postgres;
  }
}

/** CI's Linux machines have to install it (.ci/system-packages, .github/workflows). */
const meantToHaveIt = () => process.platform === "linux" && Boolean(process.env["CI"]);

const gap = "No PostgreSQL 15 or newer was found";

/** Starts the machine's PostgreSQL, if installed, once for all test files. */
export default async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | void> {
  const found = await findPostgres();
  if (!found) {
    if (meantToHaveIt()) {
      provide("postgres", {
        failure: `${gap}. Install one, or name the folder of its programs in POSTGRES_BIN.`,
      });
    } else {
      console.log(`${gap}, so the database's tests run on PGlite alone.`);
      provide("postgres", { missing: true });
    }
    return;
  }

  let cluster: PostgresCluster | undefined;
  try {
    cluster = await startCluster(found);
    await prepareCluster(cluster.folder, await readHostedSetup());
    console.log(`The database's tests run on PGlite and on PostgreSQL ${found.version}.`);
    provide("postgres", { folder: cluster.folder });
  } catch (error) {
    // Only the tests that need PostgreSQL fail.
    provide("postgres", { failure: String(error) });
  }
  return async () => cluster?.stop();
}
