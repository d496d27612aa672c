import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The baseline migration, which creates the declared schema. */
export const baselineFile = "20261101000000_schema.sql";

/** In the order of `schema_paths` in config.toml. */
export async function readSchemas(supabaseDir: string): Promise<{ file: string; sql: string }[]> {
  const folder = join(supabaseDir, "schemas");
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).toSorted();
  return Promise.all(files.map(async (file) => ({ file, sql: await readFile(join(folder, file), "utf8") })));
}

export const baselineOf = (schemas: readonly { file: string; sql: string }[]): string =>
  [
    "-- Written by `npm run schema` from supabase/schemas. Change those, not this.\n",
    ...schemas.map(({ file, sql }) => `-- ${file}\n\n${sql}`),
  ].join("\n");
