/**
 * Stops cleanly, with exit code 0, on Ctrl+C, on being asked to end, on a closed terminal and when the process that
 * started this one is gone. A second Ctrl+C ends at once.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
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
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);

  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent && !stopping) onSignal();
  }, 1000).unref();
}
