import { writeFile } from "node:fs/promises";
import { StartupError } from "@brightwren/backend/project/startup-error";
import { liveTypes, typesFile } from "./database-types/live-types.ts";

try {
  await writeFile(typesFile, await liveTypes());
  console.log("Wrote supabase/functions/_shared/contracts/database-types.ts.");
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
