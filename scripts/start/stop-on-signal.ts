import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Stops cleanly, with exit code 0, on Ctrl+C, on being asked to end, on a closed terminal and when the process that
 * started this one is gone. A second Ctrl+C ends at once, whatever the process is doing. Resolves when all of that holds.
 */
export async function stopOnSignal(stop: () => Promise<void>): Promise<void> {
  let stopping = false;
  const onSignal = () => {
    stopping = true;
    // From now on each of them does what it does to any process: it ends it.
    for (const signal of signals) process.off(signal, onSignal);
    console.log("\nStopping …");
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(
          `Not everything stopped cleanly: ${error instanceof Error ? error.message : String(error)}`,
        );
        process.exit(1);
      },
    );
  };
  for (const signal of signals) process.on(signal, onSignal);

  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent && !stopping) onSignal();
  }, 1000).unref();
  await countInterrupts();
}

/** This process may be too busy to count them itself. */
async function countInterrupts(): Promise<void> {
  const counter = fork(join(import.meta.dirname, "second-interrupt.ts"), [String(process.pid)], {
    execArgv: [],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  await Promise.race([once(counter, "message"), once(counter, "exit")]).catch(() => undefined);
  counter.unref();
  counter.channel?.unref();
}
