import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { shortLivedPostgres } from "./short-lived-postgres.ts";

const script = join(import.meta.dirname, "run-seeded-backend.ts");

export type SeededBackend = { url: string; mailboxUrl: string; stop: () => Promise<void> };

/**
 * A seeded backend in a process of its own, with a member and a second admin beside the owner; in memory, on free ports. `siteUrl`: the
 * site that its functions speak of. Rejects when it does not start.
 */
export async function startSeededBackend(siteUrl?: string): Promise<SeededBackend> {
  const child = fork(script, siteUrl === undefined ? [] : [siteUrl], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    execArgv: shortLivedPostgres,
  });
  const failed = once(child, "exit").then(() => Promise.reject(new Error("The backend did not start.")));
  failed.catch(() => {});
  const [addresses] = (await Promise.race([once(child, "message"), failed])) as [
    Pick<SeededBackend, "url" | "mailboxUrl">,
  ];
  return {
    ...addresses,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}
