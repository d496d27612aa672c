import { startBackend } from "@brightwren/backend/start-backend";
import { answerParent } from "./measuring.ts";

const { url } = await startBackend({ port: 0, mailboxPort: 0, smtpPort: 0, seed: false });
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1e6);
});
await answerParent({ url });
