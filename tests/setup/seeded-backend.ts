import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { StoredSession } from "./owner-session.ts";
import { shortLivedPostgres } from "./short-lived-postgres.ts";

const script = join(import.meta.dirname, "run-seeded-backend.ts");

export type SeededBackend = Awaited<ReturnType<typeof startSeededBackend>>;

/** Starts an in-memory backend on free ports with an owner, a second admin and a member. Functions use `siteUrl`. */
export async function startSeededBackend(siteUrl?: string) {
  const child = fork(script, siteUrl === undefined ? [] : [siteUrl], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    execArgv: shortLivedPostgres,
  });
  const failed = once(child, "exit").then(() => Promise.reject(new Error("The backend has ended.")));
  failed.catch(() => {});
  const answer = async <Answer>(): Promise<Answer> => {
    const [message] = (await Promise.race([once(child, "message"), failed])) as [Answer];
    return message;
  };
  const addresses = await answer<{ url: string; mailboxUrl: string }>();
  return {
    ...addresses,
    async reset() {
      const session = answer<StoredSession>();
      child.send("reset");
      return await session;
    },
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
    /** Lets this process exit while the backend runs. The backend then exits too. */
    unref() {
      child.unref();
      child.channel?.unref();
    },
  };
}
