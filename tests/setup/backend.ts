import type { BackendOptions, RunningBackend } from "@brightwren/backend/backend-options";
import { startBackend } from "@brightwren/backend/start-backend";
import { stackFile } from "./stack/stack-file.ts";

/**
 * A backend for one test file: in memory, on free ports, silent, unless the options say otherwise. Where TEST_STACK names
 * a running Supabase stack, that one, emptied and seeded.
 */
export async function startTestBackend(options: BackendOptions = {}): Promise<RunningBackend> {
  if (stackFile() !== undefined) {
    const { startStackBackend } = await import("./stack/stack-backend.ts");
    return await startStackBackend(options);
  }
  return await startBackend({ port: 0, mailboxPort: 0, smtpPort: 0, log: "quiet", ...options });
}
