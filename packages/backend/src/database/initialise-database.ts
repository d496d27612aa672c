import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { getStorageSchemaSql } from "@supabase/lite";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { localOwner, localPublishableKey } from "../project/local-project.ts";
import { StartupError } from "../project/startup-error.ts";
import { findSeedFiles, type Project } from "../project/supabase-project.ts";
import { createLiteApp, type LiteApp } from "./lite-app.ts";
import { applyMigrations } from "./migrations.ts";
import { runQuietly } from "./quiet-lite.ts";
import { describeSqlFailure } from "./sql-failure.ts";

/** Throws a StartupError with the name of the failed file. */
export async function initialiseDatabase(
  connection: PgliteConnection,
  project: Project,
  seed: boolean,
): Promise<void> {
  const { supabaseDir, config, migrations, siteUrl } = project;
  const appWithSignUp = createLiteApp(connection, { config, siteUrl, signUp: true });
  // Hides Lite's warning that Storage is experimental.
  await runQuietly(() => appWithSignUp.ensureSystemSchema());
  await connection.driver.exec(rolesSql);
  await connection.driver.exec(getStorageSchemaSql() + storageGrantsSql);
  await applyMigrations(connection, migrations);
  if (seed) await applySeeds(connection, supabaseDir, await findSeedFiles(supabaseDir, config.seedPatterns));
  await createOwner(connection, appWithSignUp);
  await connection.clearSchemaCache();
}

// Every Supabase project has these roles and default privileges.
const rolesSql = `
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;

grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;

grant usage on schema auth to anon, authenticated, service_role;
`;

const storageGrantsSql = `
grant usage on schema storage to anon, authenticated, service_role;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
`;

async function applySeeds(connection: PgliteConnection, supabaseDir: string, files: string[]): Promise<void> {
  const { driver } = connection;
  for (const file of files) {
    const sql = await readFile(file, "utf8");
    await driver.exec("begin");
    try {
      await driver.exec(sql);
      await driver.exec("commit");
    } catch (cause) {
      await driver.exec("rollback");
      throw new StartupError(
        `The seed supabase/${relative(supabaseDir, file)} failed (${describeSqlFailure(cause, sql)}). Fix the file and start again.`,
        { cause },
      );
    }
  }
}

// Uses a separate app with sign-up enabled, because the app that serves requests disables it.
async function createOwner(connection: PgliteConnection, appWithSignUp: LiteApp): Promise<void> {
  const answer = await appWithSignUp.fetch(
    new Request("http://127.0.0.1/auth/v1/signup", {
      method: "POST",
      headers: { apikey: localPublishableKey, "content-type": "application/json" },
      body: JSON.stringify(localOwner),
    }),
  );
  if (!answer.ok) throw new Error(`Auth could not create the local owner (status ${answer.status}).`);
  await connection.driver.query(
    "insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email = $1",
    [localOwner.email],
  );
  await connection.driver.exec("delete from auth.refresh_tokens; delete from auth.sessions;");
}
