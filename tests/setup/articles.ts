import { existsSync } from "node:fs";
import { join } from "node:path";
import type { BackendOptions } from "@brightwren/backend/backend-options";
import { supabaseFolder } from "@brightwren/backend/project/local-folders";

/** The folder to which `npm run brand -- --from` moves the sample articles. */
const setAside = join(import.meta.dirname, "../articles");

/** The folder with the articles that the tests expect. With our brand, these are the seeds. */
export const articlesFolder = existsSync(setAside) ? setAside : join(supabaseFolder, "seed");

export const testSeeds: Pick<BackendOptions, "seedPatterns"> = existsSync(setAside)
  ? { seedPatterns: ["./brand.sql", join(setAside, "*.sql")] }
  : {};
