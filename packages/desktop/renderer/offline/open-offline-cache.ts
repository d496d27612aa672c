import { createDebounce } from "@brightwren/admin/debounce";
import { prefetchPosts } from "@brightwren/admin/prefetch-posts";
import { postKeys } from "@brightwren/core/admin-posts/post";
import { AccessError, sessionKeys } from "@brightwren/core/session/access";
import { readKeptUser } from "@brightwren/core/session/kept-session";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { type CacheKeeper, createCacheKeeper } from "./cache-keeper.ts";
import { followPerson, type CheckSession } from "./follow-person.ts";
import { type CacheStore, createCacheStore } from "./stored-cache.ts";
import { kindOf, storedKinds } from "./stored-kinds.ts";

const aheadPace = { wait: 2000, maxWait: 30_000 };
/** Milliseconds. */
const longestWrite = 1000;

/**
 * Restores and stores the queries of this project and user. Sign-out deletes them. Never rejects: on failure, the app
 * starts empty.
 */
export async function openOfflineCache(
  queryClient: QueryClient,
  { project, store = createCacheStore() }: { project: string; store?: CacheStore },
): Promise<void> {
  // Prevents garbage collection before the queries are stored.
  for (const { prefix } of storedKinds) queryClient.setQueryDefaults(prefix, { gcTime: Infinity });

  const keeper = createCacheKeeper(queryClient, { project, store });
  const following = readKeptUser()
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

function followReads(queryClient: QueryClient, keeper: CacheKeeper): CheckSession {
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
