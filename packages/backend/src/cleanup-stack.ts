export type CleanupStack = {
  add: (cleanup: () => void | Promise<void>) => void;
  run: () => Promise<void>;
};

/** Runs each cleanup once, in reverse order. Continues after a failure and throws the first error at the end. */
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
