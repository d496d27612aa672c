import { startBackend } from "@brightwren/backend/start-backend";
import { addUser } from "../personas.ts";

/** Run as a process of its own: a seeded backend in memory, with a member beside the owner. Says where it is. */
const backend = await startBackend({
  port: 0,
  mailboxPort: 0,
  smtpPort: 0,
  log: "quiet",
  // A key in somebody's shell must not send the journeys to a real provider.
  env: { STRIPE_SECRET_KEY: "", AI_API_KEY: "", AI_BASE_URL: "" },
});
await addUser(backend, "member@brightwren.example");
process.once("disconnect", () => process.exit());
process.send?.(backend.url);
