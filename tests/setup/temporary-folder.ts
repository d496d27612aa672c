import { cp, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { supabaseFolder } from "@brightwren/backend/project/local-folders";
import { afterFile } from "./after-file.ts";
import { articlesFolder } from "./articles.ts";

export async function temporaryFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "brightwren-")));
  afterFile(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

export async function copySupabaseFolder(): Promise<string> {
  const copy = join(await temporaryFolder(), "supabase");
  for (const part of ["config.toml", "migrations", "brand.sql", "seed.sql"]) {
    await cp(join(supabaseFolder, part), join(copy, part), { recursive: true });
  }
  await cp(articlesFolder, join(copy, "seed"), { recursive: true });
  return copy;
}
