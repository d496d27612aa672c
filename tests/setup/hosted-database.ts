import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";

const migrations = fileURLToPath(new URL("../../supabase/migrations/", import.meta.url));

/** The owner's user id. */
export const hostedOwner = "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c11";

/**
 * A hosted project as it is since 30 October 2026: nobody gets anything on a new table unless a migration says so, and
 * migrations are not applied by a superuser.
 */
const hostedProject = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role project nologin;
  grant create on database postgres to project;
  grant usage, create on schema public to project;
  grant usage on schema public to anon, authenticated, service_role;
  create schema auth;
  grant usage on schema auth to anon, authenticated, service_role, project;
  create table auth.users (id uuid primary key);
  grant select, references on auth.users to project;
  insert into auth.users values ('${hostedOwner}');
  create function auth.uid() returns uuid language sql stable
    as $$ select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid $$;
`;

export type HostedDatabase = {
  /** Runs any number of statements past all rules. */
  exec: (sql: string) => Promise<unknown>;
  /** Runs one query as the Data API does for this role and this user. Rejects with Postgres' error. */
  as: (role: string, query: string, user?: string) => Promise<unknown[]>;
  close: () => Promise<void>;
};

/** Starts a Postgres in memory with a hosted project's roles and grants, all migrations and an owner. */
export async function startHostedDatabase(): Promise<HostedDatabase> {
  const database = await PGlite.create();
  await database.exec(hostedProject);
  await database.exec("set role project");
  for (const file of (await readdir(migrations)).toSorted((a, b) => (a < b ? -1 : 1))) {
    await database.exec(await readFile(migrations + file, "utf8"));
  }
  await database.exec(`reset role; insert into public.user_roles values ('${hostedOwner}', 'admin')`);
  return {
    exec: (sql) => database.exec(sql),
    as: (role, query, user = "") =>
      database.transaction(async (transaction) => {
        await transaction.query("select set_config('request.jwt.claim.sub', $1, true)", [user]);
        await transaction.exec(`set local role ${role}`);
        return (await transaction.query(query)).rows;
      }),
    close: () => database.close(),
  };
}
