/** As of the Web Locks, as far as the admin asks for them. */
type LockOptions = { ifAvailable?: boolean; mode?: LockMode; signal?: AbortSignal };

/** Gets null where the lock was to be had at once or not at all, and another one has it. */
type LockWork<Result> = (lock: { name?: string } | null) => Result | Promise<Result>;

/**
 * Does some work under a Web Lock, which all tabs of this browser respect; where the browser refuses those, under a lock
 * that this tab respects. Returns what the work does; rejects as it does, or with the signal's reason.
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

/** The names of the locks that are held: in every tab, as far as the browser says so. */
export async function heldLocks(): Promise<string[]> {
  const held = await askHeld().catch(() => []);
  return [...new Set([...held, ...lasts.keys()])];
}

async function askHeld(): Promise<string[]> {
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name }) => name ?? []);
}

/** When the last of those ends who hold or want the lock of this name, in this tab. */
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

/** Resolves when the signal is aborted. */
const aborted = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => signal?.addEventListener("abort", () => resolve(), { once: true }));
