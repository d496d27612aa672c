import { expect, test, vi } from "vitest";
import { heldLocks, withLock } from "./locks.ts";

const denied = new DOMException("Access to the Locks API is denied in this context.", "SecurityError");

const refusals = {
  "are available": undefined,
  "are denied": { request: () => Promise.reject(denied), query: () => Promise.reject(denied) },
  "throw immediately": {
    request: () => {
      throw denied;
    },
    query: () => Promise.resolve({ held: [], pending: [] }),
  },
  "are missing": null,
} as const;

function held<Result>(make: () => Result) {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const work = async () => {
    begun.resolve();
    await ended.promise;
    return make();
  };
  return { begun: begun.promise, end: ended.resolve, work };
}

for (const [name, locks] of Object.entries(refusals)) {
  const browser = () =>
    locks === undefined ? undefined : vi.stubGlobal("navigator", locks === null ? {} : { locks });

  test(`runs tasks one at a time when locks ${name}`, async () => {
    browser();
    const done: string[] = [];
    const { begun, end, work } = held(() => {
      done.push("first");
      return 1;
    });
    const first = withLock("one", {}, work);
    const second = withLock("one", {}, () => done.push("second"));
    await begun;
    expect(await heldLocks()).toContain("one");
    expect(await withLock("one", { ifAvailable: true }, (lock) => lock)).toBeNull();
    expect(await withLock("other", { ifAvailable: true }, (lock) => lock?.name)).toBe("other");
    end();
    expect(await first).toBe(1);
    await second;
    expect(done).toEqual(["first", "second"]);
    await vi.waitFor(async () => expect(await heldLocks()).toEqual([]));
  });

  test(`releases the lock after a failed task when locks ${name}`, async () => {
    browser();
    const work = vi.fn<() => Promise<never>>().mockRejectedValue(new Error("not done"));
    await expect(withLock("one", {}, work)).rejects.toThrow("not done");
    expect(work).toHaveBeenCalledOnce();
    await expect(withLock("one", { ifAvailable: true }, (lock) => lock !== null)).resolves.toBe(true);
  });

  test(`stops waiting for a lock after an abort when locks ${name}`, async () => {
    browser();
    const { begun, end, work: holding } = held(() => undefined);
    const first = withLock("one", {}, holding);
    await begun;
    const left = new AbortController();
    const work = vi.fn<() => void>();
    const waiting = withLock("one", { signal: left.signal }, work);
    left.abort(new Error("left"));
    await expect(waiting).rejects.toThrow("left");
    end();
    await first;
    await expect(withLock("one", {}, () => "next")).resolves.toBe("next");
    expect(work).not.toHaveBeenCalled();
  });
}
