import { fileURLToPath } from "node:url";
import { startBackend } from "@brightwren/backend/start-backend";
import { readSchema } from "./read-schema.ts";
import { renderTypes } from "./render-types.ts";

export async function liveTypes(): Promise<string> {
  const backend = await startBackend({ port: 0, mailboxPort: 0, smtpPort: 0, seed: false });
  try {
    return renderTypes(await readSchema(backend));
  } finally {
    await backend.stop();
  }
}

export const typesFile = fileURLToPath(
  new URL("../../supabase/functions/_shared/contracts/database-types.ts", import.meta.url),
);
