import type { PgliteConnection } from "@supabase/lite/pglite";
import type { SupabaseConfig } from "../config/read-supabase-config.ts";
import { runQuietly } from "../quiet-lite.ts";
import { applyMigrations } from "./apply-migrations.ts";
import { applySeeds, findSeedFiles } from "./apply-seeds.ts";
import { createOwner } from "./create-owner.ts";
import { createRoles } from "./create-roles.ts";
import { createStorage } from "./create-storage.ts";
import { createLiteApp } from "./lite-app.ts";
import type { Migration } from "./read-migrations.ts";

export type Project = {
  supabaseDir: string;
  config: SupabaseConfig;
  migrations: Migration[];
  siteUrl: string;
};

/**
 * Fills a fresh database: Auth's tables, roles, Storage's tables, all migrations, the seeds if wanted, the local owner.
 * Throws a StartupError that names the file which failed.
 */
export async function initialiseDatabase(
  connection: PgliteConnection,
  project: Project,
  seed: boolean,
): Promise<void> {
  const { supabaseDir, config, migrations, siteUrl } = project;
  const appWithSignUp = createLiteApp(connection, { config, siteUrl, signUp: true });
  // Its warning that Storage is experimental is for us, not for whoever runs `npm start`.
  await runQuietly(() => appWithSignUp.ensureSystemSchema());
  await createRoles(connection);
  await createStorage(connection);
  await applyMigrations(connection, migrations);
  if (seed) await applySeeds(connection, supabaseDir, await findSeedFiles(supabaseDir, config.seedPatterns));
  await createOwner(connection, appWithSignUp);
  await connection.clearSchemaCache();
}
