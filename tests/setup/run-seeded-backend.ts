import { startBackend } from "@brightwren/backend/start-backend";
import { testSeeds } from "./articles.ts";
import { addUser } from "./backend.ts";
import { takeSnapshot } from "./database-snapshot.ts";
import { signInOwner, type StoredSession } from "./owner-session.ts";

/** Runs as a separate process, controlled by seeded-backend.ts. */
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

/** Half of a session's lifetime, so that no test uses one that is about to be renewed. */
const sessionMilliseconds = 30 * 60_000;

type Beginning = { session: StoredSession; restore: () => Promise<void>; since: number };
let beginning: Beginning | undefined;

async function reset(): Promise<StoredSession> {
  await beginning?.restore();
  if (!beginning || performance.now() - beginning.since > sessionMilliseconds) {
    const session = await signInOwner(backend.url);
    beginning = { session, restore: await takeSnapshot(backend.sql), since: performance.now() };
  }
  await fetch(`${backend.mailboxUrl}/api/messages`, { method: "DELETE" });
  return beginning.session;
}

process.on("message", () => void reset().then((session) => process.send?.(session)));
process.once("disconnect", () => process.exit());
process.send?.({ url: backend.url, mailboxUrl: backend.mailboxUrl });
