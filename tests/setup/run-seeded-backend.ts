import { startBackend } from "@brightwren/backend/start-backend";
import { testSeeds } from "./articles.ts";
import { addUser } from "./backend.ts";

/** Run as a process of its own by seeded-backend.ts, which gets its addresses and ends it. */
const [siteUrl] = process.argv.slice(2);
const backend = await startBackend({
  port: 0,
  mailboxPort: 0,
  smtpPort: 0,
  log: "quiet",
  ...testSeeds,
  ...(siteUrl === undefined ? {} : { siteUrl }),
});
await addUser(backend, "member@brightwren.example");
const colleague = await addUser(backend, "colleague@brightwren.example");
await backend.sql("insert into public.user_roles (user_id, role) values ($1, 'admin')", [colleague]);
process.once("disconnect", () => process.exit());
process.send?.({ url: backend.url, mailboxUrl: backend.mailboxUrl });
