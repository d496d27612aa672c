import { existsSync } from "node:fs";
import { join } from "node:path";
import type { BackendOptions } from "@brightwren/backend/backend-options";
import { supabaseFolder } from "@brightwren/backend/project/local-folders";

/** Where the sample's articles go when `npm run rebrand` takes them out of the seeds. */
const setAside = join(import.meta.dirname, "../articles");

/** The folder of the articles that the tests know: the seeds' own until they are somebody else's. */
export const articlesFolder = existsSync(setAside) ? setAside : join(supabaseFolder, "seed");

/** What a test's backend is seeded with: categories and articles that the tests know. */
export const testSeeds: Pick<BackendOptions, "seedPatterns"> = existsSync(setAside)
  ? { seedPatterns: ["./brand.sql", join(setAside, "*.sql")] }
  : {};
