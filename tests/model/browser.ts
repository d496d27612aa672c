import { AsyncLocalStorage } from "node:async_hooks";

type LockOptions = { ifAvailable?: boolean; signal?: AbortSignal };
type LockWork<Result> = (lock: { name: string } | null) => Result | Promise<Result>;

/** Fakes one browser's Web Locks without delays. Closing a window releases its locks. */
export class BrowserLocks {
  readonly #held = new Map<string, { window: string; end: () => void }>();
  readonly #waiting: { name: string; window: string; start: () => void }[] = [];
  readonly acting = new AsyncLocalStorage<string>();

  async request<Result>(
    name: string,
    options: LockOptions | LockWork<Result>,
    given?: LockWork<Result>,
  ): Promise<Result> {
    const work = typeof options === "function" ? options : given;
    if (!work) throw new Error("A lock wants some work.");
    const window = this.acting.getStore() ?? "none";
    if (this.#held.has(name)) {
      if (typeof options !== "function" && options.ifAvailable) return work(null);
      await new Promise<void>((start) => this.#waiting.push({ name, window, start }));
    }
    const ended = Promise.withResolvers<void>();
    this.#held.set(name, { window, end: ended.resolve });
    const result = Promise.resolve(work({ name }));
    // A closed window releases its lock even if its task is still running.
    await Promise.race([result.then(ignore, ignore), ended.promise]);
    if (this.#held.get(name)?.window === window) this.#release(name);
    return result;
  }

  async query(): Promise<{ held: { name: string }[] }> {
    return { held: [...this.#held.keys()].map((name) => ({ name })) };
  }

  breakAllOf(window: string): void {
    for (let at = this.#waiting.length - 1; at >= 0; at -= 1)
      if (this.#waiting[at]?.window === window) this.#waiting.splice(at, 1);
    for (const held of this.#held.values()) if (held.window === window) held.end();
  }

  #release(name: string): void {
    this.#held.delete(name);
    const next = this.#waiting.findIndex((one) => one.name === name);
    if (next >= 0) this.#waiting.splice(next, 1)[0]?.start();
  }
}

const ignore = () => undefined;

let transactions = 0;

/** Counts pending IndexedDB transactions, so that a step can wait for them. */
export function watchTransactions(): void {
  const { prototype } = IDBDatabase;
  const begin = Reflect.get(prototype, "transaction") as Begin;
  prototype.transaction = function transaction(this: IDBDatabase, ...of) {
    const begun = begin.apply(this, of);
    transactions += 1;
    for (const end of ["complete", "abort"]) begun.addEventListener(end, () => (transactions -= 1));
    return begun;
  };
}

type Begin = (this: IDBDatabase, ...of: Parameters<IDBDatabase["transaction"]>) => IDBTransaction;

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Resolves when no promise or IndexedDB transaction is pending. Timers and requests may still be pending. */
export async function untilQuiet(): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet = transactions === 0 ? quiet + 1 : 0) await turn();
}
