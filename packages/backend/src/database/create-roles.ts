import type { PgliteConnection } from "@supabase/lite/pglite";

/** The roles and default privileges of a Supabase project, before any migration speaks of them. */
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

/** Takes a fresh database that has its auth schema. */
export async function createRoles(connection: PgliteConnection): Promise<void> {
  await connection.driver.exec(rolesSql);
}
