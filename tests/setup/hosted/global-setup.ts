import type { TestProject } from "vitest/node";
import { findPostgres, type PostgresCluster, startCluster } from "./postgres-cluster.ts";
import { readHostedSetup } from "./hosted-project.ts";
import { prepareCluster } from "./postgres-engine.ts";

/** `missing`: PostgreSQL is not installed. `failure`: the reason why it did not start. */
type Postgres = { folder: string } | { missing: true } | { failure: string };

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- extends Vitest's own interface
  export interface ProvidedContext {
    postgres: Postgres;
  }
}

/** CI installs PostgreSQL on Linux (.ci/system-packages, .github/workflows). */
const isExpected = () => process.platform === "linux" && Boolean(process.env["CI"]);

const gap = "No PostgreSQL 15 or newer was found";

/** Starts the installed PostgreSQL once for all test files. */
export default async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | void> {
  const found = await findPostgres();
  if (!found) {
    if (isExpected()) {
      provide("postgres", {
        failure: `${gap}. Install PostgreSQL, or set POSTGRES_BIN to the folder that contains its programs.`,
      });
    } else {
      console.log(`${gap}, so the database tests run on PGlite only.`);
      provide("postgres", { missing: true });
    }
    return;
  }

  let cluster: PostgresCluster | undefined;
  try {
    cluster = await startCluster(found);
    await prepareCluster(cluster.folder, await readHostedSetup());
    console.log(`The database tests run on PGlite and on PostgreSQL ${found.version}.`);
    provide("postgres", { folder: cluster.folder });
  } catch (error) {
    // Only the tests that require PostgreSQL should fail.
    provide("postgres", { failure: String(error) });
  }
  return async () => cluster?.stop();
}
