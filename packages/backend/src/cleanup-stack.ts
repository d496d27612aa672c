/** Collects what has to be undone, and undoes it once, last first. */
export type CleanupStack = {
  add: (cleanup: () => void | Promise<void>) => void;
  run: () => Promise<void>;
};

/** A cleanup that fails does not keep the others from running; the first failure is thrown at the end. */
export function createCleanupStack(): CleanupStack {
  const cleanups: (() => void | Promise<void>)[] = [];
  let running: Promise<void> | undefined;
  const runAll = async () => {
    const failures: unknown[] = [];
    for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) {
      try {
        await cleanup();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  };
  return {
    add: (cleanup) => cleanups.push(cleanup),
    run: () => (running ??= runAll()),
  };
}
