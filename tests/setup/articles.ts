import { existsSync } from "node:fs";
import { join } from "node:path";
import type { BackendOptions } from "@brightwren/backend/backend-options";
import { supabaseFolder } from "@brightwren/backend/project/local-folders";

/** `npm run rebrand` moves the sample articles here. */
const setAside = join(import.meta.dirname, "../articles");

/** The articles that the tests expect, which are the seeds until a rebrand. */
export const articlesFolder = existsSync(setAside) ? setAside : join(supabaseFolder, "seed");

export const testSeeds: Pick<BackendOptions, "seedPatterns"> = existsSync(setAside)
  ? { seedPatterns: ["./brand.sql", join(setAside, "*.sql")] }
  : {};
