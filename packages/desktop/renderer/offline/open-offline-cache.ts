import { createDebounce } from "@brightwren/admin/debounce";
import { prefetchPosts } from "@brightwren/admin/prefetch-posts";
import { postKeys } from "@brightwren/core/admin-posts/post";
import { AccessError, sessionKeys } from "@brightwren/core/session/access";
import { readStoredUser } from "@brightwren/core/session/stored-session";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { type CachePersister, createCachePersister } from "./cache-persister.ts";
import { followPerson, type CheckSession } from "./follow-person.ts";
import { type CacheStore, createCacheStore } from "./stored-cache.ts";
import { kindOf, storedKinds } from "./stored-kinds.ts";

const aheadPace = { wait: 2000, maxWait: 30_000 };
/** Milliseconds. */
const longestWrite = 1000;

/**
 * Restores the query cache for this project and user, then keeps storing it until sign-out deletes it. Never rejects.
 * On failure, the app starts with an empty cache.
 */
export async function openOfflineCache(
  queryClient: QueryClient,
  { project, store = createCacheStore() }: { project: string; store?: CacheStore },
): Promise<void> {
  // Prevents garbage collection before the queries are stored.
  for (const { prefix } of storedKinds) queryClient.setQueryDefaults(prefix, { gcTime: Infinity });

  const keeper = createCachePersister(queryClient, { project, store });
  const following = readStoredUser()
    .then((user) => keeper.restore(user?.id))
    .then(() => followReads(queryClient, keeper));
  storeAccessChecks(queryClient, async (key, isAdmin) => {
    const lookFor = await following;
    const id = String(key.at(-1));
    await lookFor(id);
    if (keeper.userId() === id) await keeper.storeAccess(key, isAdmin);
  });
  await following;
}

function followReads(queryClient: QueryClient, keeper: CachePersister): CheckSession {
  const ahead = createDebounce(() => {
    prefetchPosts(queryClient).catch((error: unknown) => {
      // The user has signed out. The session may be gone before the event arrives.
      if (keeper.userId() === undefined || error instanceof AccessError) return;
      console.warn("The last posts could not be read:", error);
    });
  }, aheadPace);

  queryClient.getQueryCache().subscribe((event) => {
    const { queryKey } = event.query;
    const userId = keeper.userId();
    const isNews = event.type === "updated" && event.action.type === "success";
    const isStorable = userId !== undefined && kindOf(queryKey, userId);
    if ((isNews || event.type === "removed") && isStorable) keeper.touch();
    // The server has responded, so there may be new posts.
    if (isNews && isList(queryKey)) ahead.touch();
  });
  window.addEventListener("pagehide", keeper.flush);
  return followPerson({
    onPerson: (id) => {
      if (keeper.belongTo(id)) ahead.cancel();
    },
    onSession: ahead.touch,
  });
}

const isList = (key: QueryKey): boolean =>
  [postKeys.lists(), postKeys.recent()].some((prefix) => prefix.every((part, index) => key[index] === part));

/** Stores each access check before screens show its result, unless that takes too long. */
function storeAccessChecks(
  queryClient: QueryClient,
  keep: (key: QueryKey, isAdmin: boolean) => Promise<void>,
): void {
  queryClient.setQueryDefaults<boolean>(sessionKeys.roles(), {
    gcTime: Infinity,
    persister: async (read, context) => {
      const isAdmin = await read(context);
      const inTime = new Promise((resolve) => setTimeout(resolve, longestWrite));
      await Promise.race([keep(context.queryKey, isAdmin), inTime]);
      return isAdmin;
    },
  });
}
