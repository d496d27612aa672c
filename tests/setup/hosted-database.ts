import { describe, inject } from "vitest";
import { become, type Engine } from "./hosted/engine.ts";
import { readHostedSetup } from "./hosted/hosted-project.ts";
import { startPglite } from "./hosted/pglite-engine.ts";
import { type PostgresEngine, type Session, startPostgres } from "./hosted/postgres-engine.ts";

export { hostedMember, hostedOwner } from "./hosted/hosted-project.ts";

/** How many rows a query gave or wrote; "denied" for want of a grant, "refused" by a policy, or Postgres' code. */
export type Outcome = number | string;

export type HostedDatabase = Pick<Engine, "exec" | "asOwner" | "close"> & {
  /** Runs one query past all rules and gives its rows. */
  rows: <Row = Record<string, unknown>>(query: string) => Promise<Row[]>;
  /** Runs one query as the Data API does for this role and this user. Rejects with Postgres' error. */
  as: (role: string, query: string, user?: string) => Promise<unknown[]>;
  /** Tells what `as` would do, and leaves everything as it was. */
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

/** A hosted project whose sessions run beside each other, which PGlite has not. */
export type SessionsDatabase = HostedDatabase &
  Pick<PostgresEngine, "addressFor"> & {
    /** Begins a transaction as the Data API does for this role and this user. */
    begin: (role: string, user?: string) => Promise<Session>;
  };

const startOnPglite = async () => hostedDatabase(await startPglite(await readHostedSetup()));

async function startOnPostgres(options?: { storage: false }): Promise<SessionsDatabase> {
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

/** Describes tests of PostgreSQL itself; skipped where the machine has none. */
export function onPostgres(tests: (start: typeof startOnPostgres) => void): void {
  describe.skipIf("missing" in inject("postgres"))("on PostgreSQL", () => {
    tests(startOnPostgres);
  });
}

/** Describes tests that hold on both engines, over a hosted project with its migrations, an owner and a member. */
export function onBothEngines(tests: (start: () => Promise<HostedDatabase>) => void): void {
  describe("on PGlite", () => {
    tests(startOnPglite);
  });
  onPostgres((start) => tests(() => start()));
}
