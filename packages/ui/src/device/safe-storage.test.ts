import { expect, test } from "vitest";
import { createSafeStorage } from "./safe-storage.ts";

function browserStorage(refuses: { writes?: boolean; all?: boolean } = {}) {
  const kept: Record<string, string> = {};
  const storage = Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: {
      value: (key: string, value: string) => {
        if (refuses.writes) throw new DOMException("full", "QuotaExceededError");
        kept[key] = value;
      },
    },
    removeItem: { value: (key: string) => void delete kept[key] },
  }) as unknown as Storage;
  const open = () => {
    if (refuses.all) throw new DOMException("Access is denied for this document.", "SecurityError");
    return storage;
  };
  return { kept, refuses, guarded: createSafeStorage(open) };
}

test("stores, reads and removes values like browser storage", () => {
  const { kept, guarded } = browserStorage();
  expect(guarded.setItem("a", "1")).toBe(true);
  expect(kept).toEqual({ a: "1" });
  expect([guarded.getItem("a"), guarded.getItem("b"), guarded.keys()]).toEqual(["1", null, ["a"]]);
  guarded.removeItem("a");
  expect(kept).toEqual({});
  expect(guarded.isWritable()).toBe(true);
});

test("keeps values in memory when storage is denied", () => {
  const { guarded } = browserStorage({ all: true });
  expect(guarded.isWritable()).toBe(false);
  expect(guarded.setItem("a", "1")).toBe(false);
  expect([guarded.getItem("a"), guarded.keys()]).toEqual(["1", ["a"]]);
  guarded.removeItem("a");
  expect([guarded.getItem("a"), guarded.keys()]).toEqual([null, []]);
});

test("returns the last value while the storage is full and stores it later", () => {
  const { kept, refuses, guarded } = browserStorage();
  guarded.setItem("a", "1");
  refuses.writes = true;
  expect(guarded.setItem("a", "2")).toBe(false);
  expect([guarded.getItem("a"), guarded.isWritable()]).toEqual(["2", false]);
  refuses.writes = false;
  expect(guarded.setItem("a", "3")).toBe(true);
  expect(kept).toEqual({ a: "3" });
  expect(guarded.getItem("a")).toBe("3");
});

test("returns null for a value that could not be removed", () => {
  const { refuses, guarded } = browserStorage();
  guarded.setItem("a", "1");
  refuses.all = true;
  guarded.removeItem("a");
  refuses.all = false;
  expect([guarded.getItem("a"), guarded.keys()]).toEqual([null, []]);
});

test("is empty when there is no storage, as at build time", () => {
  const guarded = createSafeStorage(() => {
    throw new ReferenceError("localStorage is not defined");
  });
  expect([guarded.getItem("a"), guarded.keys(), guarded.isWritable()]).toEqual([null, [], false]);
});
