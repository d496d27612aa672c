import { startBackend } from "@brightwren/backend/start-backend";
import { StartupError } from "@brightwren/backend/project/startup-error";
import { testSeeds } from "./articles.ts";

try {
  const [dataDir = ""] = process.argv.slice(2);
  const backend = await startBackend({ dataDir, port: 0, mailboxPort: 0, smtpPort: 0, ...testSeeds });
  process.once("SIGTERM", () => void backend.stop().then(() => process.exit(0)));
  console.log(JSON.stringify({ url: backend.url }));
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
