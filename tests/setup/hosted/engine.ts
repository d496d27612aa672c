import type { HostedSetup } from "./hosted-project.ts";
import { projectOwner } from "./hosted-project.ts";

export type Answer = { rows: Record<string, unknown>[]; count: number };
export type Run = (query: string) => Promise<Answer>;

/** A database of a Postgres of whatever kind. */
export type Engine = {
  /** Runs any number of statements as superuser. */
  exec: (sql: string) => Promise<unknown>;
  /** Runs statements as the project's owner: all of them or none. */
  asOwner: (sql: string) => Promise<void>;
  /** Runs one query as superuser. */
  query: Run;
  /** Runs `work` in a transaction that is to become one of the Data API's; nothing is kept unless `keep`. */
  asApi: <Result>(keep: boolean, work: (run: Run) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

/**
 * How a superuser becomes the owner. With "session authorization" no statement can make a superuser of them again; PGlite
 * does not come back from that.
 */
export type Identity = "role" | "session authorization";

/** Runs statements as the project's owner: all of them or none. */
export async function runAsOwner(exec: Engine["exec"], identity: Identity, sql: string): Promise<void> {
  await exec(`set ${identity} ${projectOwner}`);
  try {
    await exec(`begin;\n${sql}\n;commit;`);
  } catch (error) {
    await exec("rollback");
    throw error;
  } finally {
    await exec(`reset ${identity}`);
  }
}

/** Makes an empty database a hosted project's. Throws an error that names the migration which failed. */
export async function applySetup(
  { exec, asOwner }: Pick<Engine, "exec" | "asOwner">,
  { before, migrations, after }: HostedSetup,
): Promise<void> {
  await exec(before);
  for (const { file, sql } of migrations) {
    try {
      await asOwner(sql);
    } catch (cause) {
      throw new Error(`${file} does not apply as the owner of a hosted project: ${String(cause)}`, { cause });
    }
  }
  await exec(after);
}

/** What a transaction of the Data API begins with for this role and this user. */
export const become = (role: string, user: string): string =>
  `select set_config('request.jwt.claims', '${JSON.stringify(user === "" ? { role } : { role, sub: user })}', true);
   set local role ${role};`;
