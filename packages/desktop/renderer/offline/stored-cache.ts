import { keys } from "@brightwren/brand";
import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { createStore, promisifyRequest, type UseStore } from "idb-keyval";
import { z } from "zod";
import { kindOf, type StoredKind, storedKinds } from "./stored-kinds.ts";

type CacheOwner = { project: string; userId: string };

// Increment this when the stored shape changes, so that the app discards caches from older versions.
const format = 1;

const storedCacheSchema = z.object({
  format: z.literal(format),
  project: z.string(),
  userId: z.string(),
  queries: z.array(z.object({ key: z.array(z.unknown()), data: z.unknown(), readAt: z.number() })),
});

export type StoredCache = z.infer<typeof storedCacheSchema>;

type Entry = { key: QueryKey; data: unknown; readAt: number };

/** `newest` is a result that is not in the query cache yet. */
export function collectCache(queryClient: QueryClient, owner: CacheOwner, newest?: Entry): StoredCache {
  const read = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey: key, state }): Entry => ({ key, data: state.data, readAt: state.dataUpdatedAt }));
  const all = newest ? [newest, ...read.filter(({ key }) => hashKey(key) !== hashKey(newest.key))] : read;
  const latestFirst = [...all].sort((one, other) => other.readAt - one.readAt);
  const isOf = (kind: StoredKind, { key, data }: Entry) =>
    kindOf(key, owner.userId) === kind && kind.shape.safeParse(data).success;
  const queries = storedKinds.flatMap((kind) =>
    latestFirst
      .filter((entry) => isOf(kind, entry))
      .slice(0, kind.most ?? 1)
      .map(({ key, ...entry }) => ({ key: [...key], ...entry })),
  );
  return { format, ...owner, queries };
}

/** Returns false, without restoring anything, for a damaged cache or one from another format, project or user. */
export function restoreCache(queryClient: QueryClient, stored: unknown, owner: CacheOwner): boolean {
  const parsed = storedCacheSchema.safeParse(stored);
  if (!parsed.success) return false;
  const { project, userId, queries } = parsed.data;
  const isSound = queries.every(({ key, data }) => kindOf(key, owner.userId)?.shape.safeParse(data).success);
  if (project !== owner.project || userId !== owner.userId || !isSound) return false;
  for (const { key, data, readAt } of queries) {
    const now = queryClient.getQueryState(key)?.dataUpdatedAt ?? 0;
    if (now < readAt) queryClient.setQueryData(key, data, { updatedAt: readAt });
  }
  return true;
}

/** Operations run in call order, whether awaited or not. */
export type CacheStore = {
  read: () => Promise<unknown>;
  write: (cache: StoredCache) => Promise<void>;
  clear: () => Promise<void>;
};

const key = "cache";

export function createCacheStore(): CacheStore {
  const store: UseStore = createStore(`${keys.prefix}-offline`, "cache");
  const change = (work: (table: IDBObjectStore) => void) =>
    store("readwrite", async (table) => {
      work(table);
      // Commit immediately, because closing the window would roll the transaction back.
      table.transaction.commit();
      await promisifyRequest(table.transaction);
    });
  return {
    read: () => store("readonly", (table) => promisifyRequest<unknown>(table.get(key))),
    write: (cache) => change((table) => table.put(cache, key)),
    clear: () => change((table) => table.delete(key)),
  };
}
