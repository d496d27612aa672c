import type { BackendOptions, RunningBackend } from "@brightwren/backend/backend-options";
import { startBackend } from "@brightwren/backend/start-backend";

/** A backend for one test file: in memory, on free ports, silent, unless the options say otherwise. */
export function startTestBackend(options: BackendOptions = {}): Promise<RunningBackend> {
  return startBackend({ port: 0, mailboxPort: 0, smtpPort: 0, log: "quiet", ...options });
}
