import { createDebounce } from "@brightwren/admin/debounce";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { type CacheStore, collectCache, restoreCache } from "./stored-cache.ts";

const writePace = { wait: 500, maxWait: 3000 };

const warn = (what: string) => (error: unknown) => console.warn(`${what}:`, error);

/** Stores what is read by one person, and forgets it when that person leaves. Nothing here throws or rejects. */
export type CacheKeeper = {
  /** Whose it is; undefined while nobody is signed in. */
  userId: () => string | undefined;
  /** Puts what is stored of this person's back into the cache; what is of no use to them is removed. */
  restore: (id: string | undefined) => Promise<void>;
  /** It is this person's from now on. Returns whether it was another's: then nothing is left of what was stored. */
  belongTo: (id: string | undefined) => boolean;
  /** Something that is to be stored has changed. */
  touch: () => void;
  /** Stores now what has changed. */
  flush: () => void;
  /** Stores now, before anything shows it, whether the person may see the screens. Resolves when it is stored. */
  storeAccess: (key: QueryKey, isAdmin: boolean) => Promise<void>;
};

type Place = { project: string; store: CacheStore };

export function createCacheKeeper(queryClient: QueryClient, { project, store }: Place): CacheKeeper {
  let userId: string | undefined;
  /** Newer than what the cache has of it. */
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
