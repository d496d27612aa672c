import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Stops with exit code 0 on signals or the parent's end. A second Ctrl+C kills the process. */
export async function stopOnSignal(stop: () => Promise<void>): Promise<void> {
  let stopping = false;
  const onSignal = () => {
    stopping = true;
    // From now on, a signal ends the process, which is its default effect.
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

/** Another process counts signals, because a blocked event loop cannot. */
async function countInterrupts(): Promise<void> {
  const counter = fork(join(import.meta.dirname, "second-interrupt.ts"), [String(process.pid)], {
    execArgv: [],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  await Promise.race([once(counter, "message"), once(counter, "exit")]).catch(() => undefined);
  counter.unref();
  counter.channel?.unref();
}
