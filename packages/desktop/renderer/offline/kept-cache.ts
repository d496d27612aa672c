import type { QueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { keptKinds, kindOf } from "./kept-kinds.ts";

/** Whose data it is, and which project it was read from. */
export type CacheOwner = { project: string; userId: string };

// What an older version of the app has kept is of no use: counted up whenever what is kept changes its shape.
const format = 1;

const keptCacheSchema = z.object({
  format: z.literal(format),
  project: z.string(),
  userId: z.string(),
  queries: z.array(z.object({ key: z.array(z.unknown()), data: z.unknown(), readAt: z.number() })),
});

export type KeptCache = z.infer<typeof keptCacheSchema>;

/** What there is to keep of all that was read. */
export function collectCache(queryClient: QueryClient, owner: CacheOwner): KeptCache {
  const latestFirst = queryClient
    .getQueryCache()
    .getAll()
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  const queries = keptKinds.flatMap((kind) =>
    latestFirst
      .filter(({ queryKey, state }) => kindOf(queryKey) === kind && kind.shape.safeParse(state.data).success)
      .slice(0, kind.most)
      .map(({ queryKey, state }) => ({
        key: [...queryKey],
        data: state.data,
        readAt: state.dataUpdatedAt,
      })),
  );
  return { format, ...owner, queries };
}

/**
 * Puts what was kept back into the cache, as old as it is, where nothing newer was read meanwhile. Gives whether it did:
 * what is damaged, of another format, of another project or of somebody else is left alone, whole.
 */
export function restoreCache(queryClient: QueryClient, kept: unknown, owner: CacheOwner): boolean {
  const parsed = keptCacheSchema.safeParse(kept);
  if (!parsed.success) return false;
  const { project, userId, queries } = parsed.data;
  const isSound = queries.every(({ key, data }) => kindOf(key)?.shape.safeParse(data).success);
  if (project !== owner.project || userId !== owner.userId || !isSound) return false;
  for (const { key, data, readAt } of queries) {
    const now = queryClient.getQueryState(key)?.dataUpdatedAt ?? 0;
    if (now < readAt) queryClient.setQueryData(key, data, { updatedAt: readAt });
  }
  return true;
}
