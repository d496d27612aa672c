import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { baselineFile, baselineOf, readSchemas } from "./schema/schema-files.ts";
import { supabaseFolder } from "@brightwren/backend/project/local-folders";

/** Once there is a second migration, the baseline must not change (docs/make-it-yours.md). */
const folder = join(supabaseFolder, "migrations");
const later = readdirSync(folder).filter((file) => file.endsWith(".sql") && file !== baselineFile);
if (later.length > 0) {
  console.error(
    `Nothing was written: there are later migrations (${later.join(", ")}). Write one more for what you have changed ` +
      "in supabase/schemas; tests/backend/database-schema.test.ts says what is still different.",
  );
  process.exitCode = 1;
} else {
  writeFileSync(join(folder, baselineFile), baselineOf(await readSchemas(supabaseFolder)));
  console.log(`Wrote supabase/migrations/${baselineFile}. Run npm run types if a table has changed.`);
}
