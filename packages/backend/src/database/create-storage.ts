import { getStorageSchemaSql } from "@supabase/lite";
import type { PgliteConnection } from "@supabase/lite/pglite";

/** Row-level security lets nobody do anything here but what the migrations' policies say. */
const grantsSql = `
grant usage on schema storage to anon, authenticated, service_role;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
`;

/**
 * Makes Storage's tables, as a Supabase project has them before its first migration; nothing where they are already.
 * Takes a database that has its roles.
 */
export async function createStorage(connection: PgliteConnection): Promise<void> {
  await connection.driver.exec(getStorageSchemaSql() + grantsSql);
}
