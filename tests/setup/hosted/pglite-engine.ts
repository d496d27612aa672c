import { recipeKey, versionOf } from "@brightwren/backend/database/database-recipe";
import { keepDatabase, readKeptDatabase } from "@brightwren/backend/database/kept-databases";
import { PGlite } from "@electric-sql/pglite";
import { applySetup, type Engine, runAsOwner } from "./engine.ts";
import { hostedRoles, type HostedSetup } from "./hosted-project.ts";

/** An empty Postgres in memory; making one takes two seconds, loading one that was kept a fifth of that. */
async function openEmpty(): Promise<PGlite> {
  const key = recipeKey({ empty: await versionOf("@electric-sql/pglite") });
  const kept = await readKeptDatabase(key);
  if (kept) return await PGlite.create({ loadDataDir: new Blob([kept]) });
  const database = await PGlite.create();
  await keepDatabase(key, new Uint8Array(await (await database.dumpDataDir("none")).arrayBuffer()));
  return database;
}

/** A hosted project in a Postgres in memory. */
export async function startPglite(setup: HostedSetup): Promise<Engine> {
  const database = await openEmpty();
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
