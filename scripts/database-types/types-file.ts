import { fileURLToPath } from "node:url";

/** Where the generated types lie. */
export const typesFile = fileURLToPath(
  new URL("../../packages/core/src/supabase/database-types.ts", import.meta.url),
);
