import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterFile } from "./after-file.ts";
import { shortLivedPostgres } from "./short-lived-postgres.ts";

const script = fileURLToPath(new URL("run-backend.ts", import.meta.url));

/** `user`: the id of the user and group that run the backend. Only root can start a process as another user. */
export function startBackendProcess(dataDir: string, user?: number) {
  const child = spawn(process.execPath, [...shortLivedPostgres, script, dataDir], {
    stdio: ["ignore", "pipe", "pipe"],
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  afterFile(() => child.kill("SIGKILL"));
  let output = "";
  let errors = "";
  child.stderr.on("data", (chunk) => (errors += String(chunk)));
  const started = new Promise<{ url: string } | { refusal: string; exitCode: number | null }>((resolve) => {
    child.stdout.on("data", (chunk) => {
      output += String(chunk);
      if (output.endsWith("\n")) resolve(JSON.parse(output) as { url: string });
    });
    child.on("close", (exitCode) => resolve({ refusal: errors.trim(), exitCode }));
  });
  return {
    pid: child.pid ?? 0,
    /** Resolves with the backend's address, or with its error output if it did not start. */
    started,
    async end(signal: "SIGKILL" | "SIGTERM") {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const closed = once(child, "close");
      child.kill(signal);
      await closed;
    },
  };
}
