import { afterAll, beforeAll, describe, expect, inject, onTestFinished } from "vitest";
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
type SessionsDatabase = HostedDatabase &
  Pick<PostgresEngine, "addressFor"> & {
    begin: (role: string, user?: string) => Promise<Session>;
  };

/** Waits until one session waits for another one's lock. */
export async function untilBlocked(database: HostedDatabase): Promise<void> {
  const waiting =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(() => database.rows(waiting), { timeout: 20_000 }).toHaveLength(1);
}

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
      onTestFinished(() => session.end("rollback"));
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

type Start = (instead?: Instead) => Promise<HostedDatabase>;

/** For what cannot differ between the engines. */
export function onPglite(tests: (start: Start) => void): void {
  describe("on PGlite", () => {
    tests(startOnPglite);
  });
}

export function onBothEngines(tests: (start: Start) => void): void {
  onPglite(tests);
  onPostgres((start) => tests((instead) => start(instead && { instead })));
}

/** Starts a database before the tests and closes it after them. */
export function ownDatabase<Database extends HostedDatabase>(start: () => Promise<Database>): Database {
  const database = {} as Database;
  beforeAll(async () => {
    Object.assign(database, await start());
  });
  afterAll(() => database.close?.());
  return database;
}

type Dump = Uint8Array<ArrayBuffer>;

const load = (dump: Dump) => PGlite.create({ loadDataDir: new Blob([dump]) });

/** Loads a database from the cache, which is several times as fast as creating one. */
async function cached(recipe: Record<string, string>, create: () => Promise<PGlite>): Promise<Dump> {
  const key = recipeKey({ ...recipe, pglite: await versionOf("@electric-sql/pglite") });
  const kept = await readCachedDatabase(key);
  if (kept) return kept;
  const database = await create();
  await database.exec("checkpoint");
  const dump = new Uint8Array(await (await database.dumpDataDir("none")).arrayBuffer());
  await database.close();
  await cacheDatabase(key, dump);
  return dump;
}

export const emptyDatabase = (): Promise<Dump> => cached({ is: "empty" }, () => PGlite.create());

async function startPglite(setup: HostedSetup): Promise<Engine> {
  const ownerOf = (database: PGlite): Pick<Engine, "exec" | "asOwner"> => {
    const exec = (sql: string) => database.exec(sql);
    return { exec, asOwner: (sql) => runAsOwner(exec, "role", sql) };
  };
  const dump = await cached({ roles: hostedRoles, setup: JSON.stringify(setup) }, async () => {
    const created = await load(await emptyDatabase());
    await created.exec(hostedRoles);
    await applySetup(ownerOf(created), setup);
    return created;
  });
  const database = await load(dump);
  const { exec, asOwner } = ownerOf(database);
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
