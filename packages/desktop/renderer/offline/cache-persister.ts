import { createDebounce } from "@brightwren/admin/debounce";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { type CacheStore, collectCache, restoreCache } from "./stored-cache.ts";

const writePace = { wait: 500, maxWait: 3000 };

const warn = (what: string) => (error: unknown) => console.warn(`${what}:`, error);

/** Stores one user's query cache and deletes it when they sign out. Never throws or rejects. */
export type CachePersister = {
  userId: () => string | undefined;
  restore: (id: string | undefined) => Promise<void>;
  /** Empties the stored cache if the user has changed. Returns whether the user has changed. */
  belongTo: (id: string | undefined) => boolean;
  touch: () => void;
  flush: () => void;
  storeAccess: (key: QueryKey, isAdmin: boolean) => Promise<void>;
};

type Place = { project: string; store: CacheStore };

export function createCachePersister(queryClient: QueryClient, { project, store }: Place): CachePersister {
  let userId: string | undefined;
  /** Newer than the entry in the query cache. */
  let access: { key: QueryKey; data: boolean; readAt: number } | undefined;

  const write = async () => {
    if (userId === undefined) return;
    const cache = collectCache(queryClient, { project, userId }, access);
    await store.write(cache).catch(warn("The posts could not be kept"));
  };
  const writeLater = createDebounce(() => void write(), writePace);
  const clear = () => store.clear().catch(warn("What was kept of the posts could not be removed"));

  return {
    userId: () => userId,
    restore: async (id) => {
      userId = id;
      const stored = await store.read().catch(warn("What was kept of the posts could not be read"));
      if (id === undefined || !restoreCache(queryClient, stored, { project, userId: id })) void clear();
    },
    belongTo: (id) => {
      if (id === userId) return false;
      userId = id;
      access = undefined;
      writeLater.cancel();
      void clear();
      return true;
    },
    touch: writeLater.touch,
    flush: writeLater.flush,
    storeAccess: (key, isAdmin) => {
      access = { key, data: isAdmin, readAt: Date.now() };
      writeLater.cancel();
      return write();
    },
  };
}
