import type { HostedSetup } from "./hosted-project.ts";
import { projectOwner } from "./hosted-project.ts";

export type Answer = { rows: Record<string, unknown>[]; count: number };
export type Run = (query: string) => Promise<Answer>;

export type Engine = {
  exec: (sql: string) => Promise<unknown>;
  asOwner: (sql: string) => Promise<void>;
  query: Run;
  /** Runs `work` in a transaction like the Data API's. Rolls back unless `keep` is set. */
  asApi: <Result>(keep: boolean, work: (run: Run) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

/** "session authorization" prevents statements from regaining superuser rights, but PGlite cannot reset it. */
type Identity = "role" | "session authorization";

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

export const become = (role: string, user: string): string =>
  `select set_config('request.jwt.claims', '${JSON.stringify(user === "" ? { role } : { role, sub: user })}', true);
   set local role ${role};`;
