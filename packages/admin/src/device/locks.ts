type LockOptions = { ifAvailable?: boolean; mode?: LockMode; signal?: AbortSignal };

/** With `ifAvailable`, `lock` is null if another task holds the lock. */
type LockWork<Result> = (lock: { name?: string } | null) => Result | Promise<Result>;

/**
 * Runs `work` under a Web Lock shared by all tabs. If the browser blocks Web Locks, locks within this tab only. Rejects
 * with the error from `work` or the signal's reason.
 */
export async function withLock<Result>(
  name: string,
  options: LockOptions,
  work: LockWork<Result>,
): Promise<Result> {
  let isBegun = false;
  const begin: LockWork<Result> = (lock) => {
    isBegun = true;
    return work(lock);
  };
  try {
    return await navigator.locks.request(name, options, begin);
  } catch (error) {
    if (isBegun) throw error;
  }
  options.signal?.throwIfAborted();
  return withTabLock(name, options, work);
}

/** Names of the locks held in this tab and, if the browser reports them, in other tabs. */
export async function heldLocks(): Promise<string[]> {
  const held = await askHeld().catch(() => []);
  return [...new Set([...held, ...lasts.keys()])];
}

async function askHeld(): Promise<string[]> {
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name }) => name ?? []);
}

/** By lock name. Resolves when this tab no longer holds or waits for the lock. */
const lasts = new Map<string, Promise<void>>();

async function withTabLock<Result>(
  name: string,
  { ifAvailable = false, signal }: LockOptions,
  work: LockWork<Result>,
): Promise<Result> {
  const before = lasts.get(name);
  if (before && ifAvailable) return work(null);
  let end = () => {};
  const own = new Promise<void>((resolve) => (end = resolve));
  const last = Promise.resolve(before).then(() => own);
  lasts.set(name, last);
  void last.finally(() => (lasts.get(name) === last ? lasts.delete(name) : undefined));
  try {
    if (before) await Promise.race([before, aborted(signal)]);
    signal?.throwIfAborted();
    return await work({ name });
  } finally {
    end();
  }
}

export const aborted = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => signal?.addEventListener("abort", () => resolve(), { once: true }));
