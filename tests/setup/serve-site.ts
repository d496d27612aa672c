import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const script = join(import.meta.dirname, "../../scripts/serve-journeys.ts");

/** Vitest's global setup. Serves the end-to-end tests' site and a seeded backend. Rebuilds only what has changed. */
export default async function serveSite(): Promise<() => Promise<void>> {
  // Vitest's NODE_ENV would create a development build.
  const server = fork(script, ["site-alone"], { env: { ...process.env, NODE_ENV: "production" } });
  const ended = once(server, "exit");
  const failed = ended.then(() => Promise.reject(new Error("The site could not be built or served.")));
  failed.catch(() => {});
  await Promise.race([once(server, "message"), failed]);
  return async () => {
    server.kill();
    await ended;
  };
}
