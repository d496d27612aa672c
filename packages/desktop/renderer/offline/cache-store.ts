import { createStore, promisifyRequest, type UseStore } from "idb-keyval";
import type { KeptCache } from "./kept-cache.ts";

/** Where the cache is kept from one start to the next. Every part of it rejects when the disk refuses. */
export type CacheStore = {
  read: () => Promise<unknown>;
  write: (cache: KeptCache) => Promise<void>;
  clear: () => Promise<void>;
};

const key = "cache";

/** Keeps the cache in the window's IndexedDB. */
export function createCacheStore(): CacheStore {
  const store: UseStore = createStore("brightwren-offline", "cache");
  const change = (work: (table: IDBObjectStore) => void) =>
    store("readwrite", async (table) => {
      work(table);
      // At once: a window that closes before the answer would take the write back.
      table.transaction.commit();
      await promisifyRequest(table.transaction);
    });
  return {
    read: () => store("readonly", (table) => promisifyRequest<unknown>(table.get(key))),
    write: (cache) => change((table) => table.put(cache, key)),
    clear: () => change((table) => table.delete(key)),
  };
}
