import { describe, inject } from "vitest";
import { applySetup, become, type Engine, runAsOwner } from "./engine.ts";
import { hostedRoles, type HostedSetup, readHostedSetup } from "./hosted-project.ts";
import { type PostgresEngine, type Session, startPostgres } from "./postgres-engine.ts";
import {
  recipeKey,
  versionOf,
  cacheDatabase,
  readCachedDatabase,
} from "@brightwren/backend/database/database-cache";
import { PGlite } from "@electric-sql/pglite";

export { hostedMember, hostedOwner } from "./hosted-project.ts";

/** The number of rows, "denied" (missing grant), "refused" (row-level security) or PostgreSQL's error code. */
export type Outcome = number | string;

export type HostedDatabase = Pick<Engine, "exec" | "asOwner" | "close"> & {
  /** Bypasses RLS. */
  rows: <Row = Record<string, unknown>>(query: string) => Promise<Row[]>;
  as: (role: string, query: string, user?: string) => Promise<unknown[]>;
  attempt: (role: string, query: string, user?: string) => Promise<Outcome>;
};

function hostedDatabase(engine: Engine): HostedDatabase {
  const run = (keep: boolean, role: string, query: string, user = "") =>
    engine.asApi(keep, async (ask) => {
      await ask(become(role, user));
      return await ask(query);
    });
  return {
    exec: engine.exec,
    asOwner: engine.asOwner,
    close: engine.close,
    rows: async <Row>(query: string) => (await engine.query(query)).rows as Row[],
    as: async (role, query, user) => (await run(true, role, query, user)).rows,
    attempt: (role, query, user) => run(false, role, query, user).then(({ count }) => count, outcomeOf),
  };
}

function outcomeOf(error: unknown): Outcome {
  const { code, message } = error as Error & { code?: string };
  if (code === undefined) throw error;
  if (code !== "42501") return code;
  return message.includes("row-level security") ? "refused" : "denied";
}

/** A hosted project that supports concurrent sessions, unlike PGlite. */
export type SessionsDatabase = HostedDatabase &
  Pick<PostgresEngine, "addressFor"> & {
    begin: (role: string, user?: string) => Promise<Session>;
  };

type Instead = HostedSetup["migrations"];

const startOnPglite = async (instead?: Instead) =>
  hostedDatabase(await startPglite(await readHostedSetup({ instead })));

async function startOnPostgres(options?: {
  storage?: false;
  instead?: Instead | undefined;
}): Promise<SessionsDatabase> {
  const postgres = inject("postgres");
  if ("failure" in postgres) throw new Error(postgres.failure);
  if ("missing" in postgres) throw new Error("There is no PostgreSQL here.");
  const engine = await startPostgres(postgres.folder, options && (await readHostedSetup(options)));
  return {
    ...hostedDatabase(engine),
    addressFor: engine.addressFor,
    begin: async (role, user = "") => {
      const session = await engine.begin();
      await session.run(become(role, user));
      return session;
    },
  };
}

export function onPostgres(tests: (start: typeof startOnPostgres) => void): void {
  describe.skipIf("missing" in inject("postgres"))("on PostgreSQL", () => {
    tests(startOnPostgres);
  });
}

export function onBothEngines(tests: (start: (instead?: Instead) => Promise<HostedDatabase>) => void): void {
  describe("on PGlite", () => {
    tests(startOnPglite);
  });
  onPostgres((start) => tests((instead) => start(instead && { instead })));
}

/** Loads an empty database from the cache, which is five times as fast as creating one. */
async function openEmpty(): Promise<PGlite> {
  const key = recipeKey({ empty: await versionOf("@electric-sql/pglite") });
  const kept = await readCachedDatabase(key);
  if (kept) return await PGlite.create({ loadDataDir: new Blob([kept]) });
  const database = await PGlite.create();
  await cacheDatabase(key, new Uint8Array(await (await database.dumpDataDir("none")).arrayBuffer()));
  return database;
}

async function startPglite(setup: HostedSetup): Promise<Engine> {
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
