type LockOptions = { ifAvailable?: boolean; mode?: LockMode; signal?: AbortSignal };

/** `lock` is null if another holder has it and the caller chose not to wait (`ifAvailable`). */
type LockWork<Result> = (lock: { name?: string } | null) => Result | Promise<Result>;

/**
 * Runs `work` under a Web Lock, shared by all tabs. If the browser refuses Web Locks, the lock covers this tab only.
 * Rejects like `work`, or with the signal's reason.
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

/** Names of the held locks: in every tab, as far as the browser reports them. */
export async function heldLocks(): Promise<string[]> {
  const held = await askHeld().catch(() => []);
  return [...new Set([...held, ...lasts.keys()])];
}

async function askHeld(): Promise<string[]> {
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name }) => name ?? []);
}

/** By lock name: resolves when the last holder or waiter of this tab is done. */
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

const aborted = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => signal?.addEventListener("abort", () => resolve(), { once: true }));
