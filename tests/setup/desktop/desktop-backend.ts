import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { postsAt, type Posts } from "./desktop-posts.ts";

const script = join(import.meta.dirname, "run-desktop-backend.ts");

export type DesktopBackend = { url: string; posts: Posts; stop: () => Promise<void> };

/** A seeded backend of one worker's own, so that what its journeys write disturbs no other. */
export async function startDesktopBackend(): Promise<DesktopBackend> {
  const child = fork(script, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const failed = once(child, "exit").then(() => Promise.reject(new Error("The backend did not start.")));
  failed.catch(() => {});
  const [url] = (await Promise.race([once(child, "message"), failed])) as [string];
  return {
    url,
    posts: postsAt(url),
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}
