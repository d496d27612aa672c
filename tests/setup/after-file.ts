type Cleanup = () => unknown;

const cleanups: Cleanup[] = [];

/** Runs `cleanup` when the current test file ends, because a module that files share registers its hooks only once. */
export function afterFile(cleanup: Cleanup): void {
  cleanups.push(cleanup);
}

export async function runFileCleanups(): Promise<void> {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
}
