import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { baselineFile, baselineOf, readSchemas } from "./schema/schema-files.ts";
import { supabaseFolder } from "@brightwren/backend/project/local-folders";

/** Once there is a second migration, the baseline must not change (docs/make-it-yours.md). */
const folder = join(supabaseFolder, "migrations");
const later = readdirSync(folder).filter((file) => file.endsWith(".sql") && file !== baselineFile);
if (later.length > 0) {
  console.error(
    `The baseline was not written, because there are later migrations (${later.join(", ")}). Add a migration for your changes ` +
      "in supabase/schemas. tests/backend/database-schema.test.ts shows the remaining differences.",
  );
  process.exitCode = 1;
} else {
  writeFileSync(join(folder, baselineFile), baselineOf(await readSchemas(supabaseFolder)));
  console.log(`Wrote supabase/migrations/${baselineFile}. If a table changed, run npm run types.`);
}
