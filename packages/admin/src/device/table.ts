import { createStore, promisifyRequest, type UseStore } from "idb-keyval";
import { noteTextKept } from "./kept-here.ts";

/**
 * Rows by their keys, in IndexedDB. What the browser refuses to store, for want of permission or of room, is kept as
 * long as this tab is open: nothing rejects for that.
 */
export type Table<Row> = {
  get: (key: string) => Promise<Row | undefined>;
  all: () => Promise<Row[]>;
  /** Resolves to whether the row is kept beyond this tab. */
  put: (key: string, row: Row) => Promise<boolean>;
  /** Changes a row, if it is there. */
  update: (key: string, change: (row: Row) => Row) => Promise<void>;
  /** Puts a row in the place of another, if that one is still there. */
  move: (from: string, to: string, row: Row) => Promise<void>;
  delete: (key: string) => Promise<void>;
  deleteWhere: (isGone: (row: Row) => boolean) => Promise<void>;
};

export function openTable<Row>(database: string, table: string): Table<Row> {
  let opened: UseStore | undefined;
  /** What IndexedDB did not take: newer than what it has. */
  const here = new Map<string, Row>();

  async function read<Result>(ask: (rows: IDBObjectStore) => Promise<Result>): Promise<Result | undefined> {
    try {
      opened ??= createStore(database, table);
      return await opened("readonly", ask);
    } catch {
      noteTextKept(false);
      return undefined;
    }
  }

  /** Whether IndexedDB has made the change. */
  async function write(change: (rows: IDBObjectStore) => void): Promise<boolean> {
    try {
      opened ??= createStore(database, table);
      await opened("readwrite", (rows) => {
        change(rows);
        return promisifyRequest(rows.transaction);
      });
      return true;
    } catch {
      noteTextKept(false);
      return false;
    }
  }

  return {
    get: async (key) =>
      here.get(key) ?? (await read((rows) => promisifyRequest<Row | undefined>(rows.get(key)))),
    async all() {
      const found = await read((rows) =>
        Promise.all([promisifyRequest(rows.getAllKeys()), promisifyRequest<Row[]>(rows.getAll())]),
      );
      const [keys, rows] = found ?? [[], []];
      return [...rows.filter((_, index) => !here.has(keys[index] as string)), ...here.values()];
    },
    async put(key, row) {
      const isKept = await write((rows) => {
        rows.put(row, key);
        // At once: a tab that closes before the answer would take the write back.
        rows.transaction.commit();
      });
      if (isKept) {
        here.delete(key);
        noteTextKept(true);
      } else here.set(key, structuredClone(row));
      return isKept;
    },
    async update(key, change) {
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
    async move(from, to, row) {
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
    async delete(key) {
      here.delete(key);
      await write((rows) => {
        rows.delete(key);
        rows.transaction.commit();
      });
    },
    async deleteWhere(isGone) {
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
