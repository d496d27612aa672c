import { createStore, promisifyRequest, type UseStore } from "idb-keyval";
import { noteTextStored } from "./saved-place.ts";

/** Rows by key in IndexedDB or, if that is unavailable, in memory until the tab closes. No method rejects. */
export function openTable<Row>(database: string, table: string) {
  let opened: UseStore | undefined;
  /** Rows that IndexedDB could not store. They take precedence over stored rows. */
  const here = new Map<string, Row>();

  /** Undefined if IndexedDB is unavailable. */
  async function run<Result>(mode: IDBTransactionMode, ask: (rows: IDBObjectStore) => Promise<Result>) {
    try {
      opened ??= createStore(database, table);
      return await opened(mode, ask);
    } catch {
      noteTextStored(false);
      return undefined;
    }
  }

  const write = async (change: (rows: IDBObjectStore) => void): Promise<boolean> => {
    const done = await run("readwrite", async (rows) => {
      change(rows);
      await promisifyRequest(rows.transaction);
      return true;
    });
    return done === true;
  };

  return {
    get: async (key: string): Promise<Row | undefined> =>
      here.get(key) ?? (await run("readonly", (rows) => promisifyRequest<Row | undefined>(rows.get(key)))),
    async all(): Promise<Row[]> {
      const found = await run("readonly", (rows) =>
        Promise.all([promisifyRequest(rows.getAllKeys()), promisifyRequest<Row[]>(rows.getAll())]),
      );
      const [keys, rows] = found ?? [[], []];
      return [...rows.filter((_, index) => !here.has(keys[index] as string)), ...here.values()];
    },
    /** Resolves to true if the row was stored on disk. */
    async put(key: string, row: Row): Promise<boolean> {
      const isStored = await write((rows) => {
        rows.put(row, key);
        // Commit now, because closing the tab before the request completes would abort the write.
        rows.transaction.commit();
      });
      if (isStored) {
        here.delete(key);
        noteTextStored(true);
      } else here.set(key, structuredClone(row));
      return isStored;
    },
    /** Does nothing if the row is missing. */
    async update(key: string, change: (row: Row) => Row): Promise<void> {
      const row = here.get(key);
      if (row !== undefined) here.set(key, change(row));
      else
        await write((rows) => {
          const asked: IDBRequest<Row | undefined> = rows.get(key);
          asked.addEventListener("success", () => {
            if (asked.result !== undefined) rows.put(change(asked.result), key);
          });
        });
    },
    /** Replaces the row at `from` with `row` at `to`. Does nothing if there is no row at `from`. */
    async move(from: string, to: string, row: Row): Promise<void> {
      if (here.delete(from)) {
        here.set(to, structuredClone(row));
        await write((rows) => void rows.delete(from));
        return;
      }
      await write((rows) => {
        const asked = rows.getKey(from);
        asked.addEventListener("success", () => {
          if (asked.result === undefined) return;
          rows.delete(from);
          rows.put(row, to);
        });
      });
    },
    async delete(key: string): Promise<void> {
      here.delete(key);
      await write((rows) => {
        rows.delete(key);
        rows.transaction.commit();
      });
    },
    async deleteWhere(isGone: (row: Row) => boolean): Promise<void> {
      for (const [key, row] of here) if (isGone(row)) here.delete(key);
      await write((rows) => {
        const asked: IDBRequest<IDBCursorWithValue | null> = rows.openCursor();
        asked.addEventListener("success", () => {
          const cursor = asked.result;
          if (!cursor) return;
          if (isGone(cursor.value as Row)) cursor.delete();
          cursor.continue();
        });
      });
    },
  };
}
