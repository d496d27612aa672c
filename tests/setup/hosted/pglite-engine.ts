import { readEmptyCluster } from "@brightwren/backend/database/empty-cluster";
import { PGlite } from "@electric-sql/pglite";
import { applySetup, type Engine, runAsOwner } from "./engine.ts";
import { hostedRoles, type HostedSetup } from "./hosted-project.ts";

/** A hosted project in a Postgres in memory. */
export async function startPglite(setup: HostedSetup): Promise<Engine> {
  const loadDataDir = await readEmptyCluster();
  const database = await PGlite.create(loadDataDir ? { loadDataDir } : {});
  const exec = (sql: string) => database.exec(sql);
  const asOwner = (sql: string) => runAsOwner(exec, "role", sql);
  await exec(hostedRoles);
  await applySetup({ exec, asOwner }, setup);
  return {
    exec,
    asOwner,
    query: async (query) => counted(await database.query(query)),
    asApi: (keep, work) =>
      database.transaction(async (transaction) => {
        const result = await work(async (query) => {
          const answers = await transaction.exec(query);
          return counted(answers.at(-1));
        });
        if (!keep) await transaction.rollback();
        return result;
      }),
    close: () => database.close(),
  };
}

function counted(answer: { rows: unknown[]; affectedRows?: number } | undefined) {
  const rows = (answer?.rows ?? []) as Record<string, unknown>[];
  return { rows, count: rows.length || (answer?.affectedRows ?? 0) };
}
