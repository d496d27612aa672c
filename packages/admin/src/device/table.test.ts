import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { afterEach, expect, test, vi } from "vitest";
import { savedPlace, noteTextStored } from "./saved-place.ts";
import { openTable } from "./table.ts";

afterEach(() => {
  noteTextStored(true);
});

type Row = { text: string };

const denied = new DOMException("access to the Indexed Database API is denied", "SecurityError");

const browsers: Record<string, { isStored: boolean; begin: () => void }> = {
  "provides IndexedDB": { isStored: true, begin: () => vi.stubGlobal("indexedDB", new IDBFactory()) },
  "denies IndexedDB immediately": {
    isStored: false,
    begin: () =>
      vi.stubGlobal("indexedDB", {
        open: () => {
          throw denied;
        },
      }),
  },
  "denies IndexedDB later": {
    isStored: false,
    begin: () =>
      vi.stubGlobal("indexedDB", {
        open: () => {
          const request = { error: denied, onerror: () => undefined };
          queueMicrotask(() => request.onerror());
          return request;
        },
      }),
  },
  "has no IndexedDB": { isStored: false, begin: () => vi.stubGlobal("indexedDB", undefined) },
  "has no space left": {
    isStored: false,
    begin: () => {
      vi.stubGlobal("indexedDB", new IDBFactory());
      vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
        throw new DOMException("full", "QuotaExceededError");
      });
    },
  },
};

for (const [name, { isStored, begin }] of Object.entries(browsers))
  test(`stores rows at least until the tab closes when the browser ${name}`, async () => {
    begin();
    const table = openTable<Row>("database", "rows");
    expect(await table.all()).toEqual([]);
    expect(await table.put("a", { text: "one" })).toBe(isStored);
    await table.put("b", { text: "two" });
    expect(await table.get("a")).toEqual({ text: "one" });
    expect(await table.get("c")).toBeUndefined();

    await table.update("a", ({ text }) => ({ text: `${text} more` }));
    await table.update("c", () => ({ text: "nobody" }));
    expect(await table.all()).toEqual([{ text: "one more" }, { text: "two" }]);

    await table.move("b", "d", { text: "moved" });
    await table.move("c", "e", { text: "nobody" });
    expect(await table.get("b")).toBeUndefined();
    expect(await table.all()).toEqual([{ text: "one more" }, { text: "moved" }]);

    await table.delete("a");
    await table.deleteWhere(({ text }) => text === "moved");
    expect(await table.all()).toEqual([]);
    expect(savedPlace()).toBe(isStored ? "on this computer" : "in this tab until you close or reload it");
  });

test("returns the latest row when the disk is full", async () => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  const table = openTable<Row>("database", "rows");
  await table.put("a", { text: "old" });
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(await table.put("a", { text: "new" })).toBe(false);
  expect([await table.get("a"), await table.all()]).toEqual([{ text: "new" }, [{ text: "new" }]]);
  put.mockRestore();
  expect(await table.put("a", { text: "newer" })).toBe(true);
  expect([await table.all(), savedPlace()]).toEqual([[{ text: "newer" }], "on this computer"]);
});
