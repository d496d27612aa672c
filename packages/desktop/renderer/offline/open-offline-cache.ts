import { createDebounce } from "@brightwren/admin/debounce";
import { prefetchPosts } from "@brightwren/admin/prefetch-posts";
import { postKeys } from "@brightwren/core/admin-posts/post";
import { AccessError, sessionKeys } from "@brightwren/core/session/access";
import { readKeptUser } from "@brightwren/core/session/kept-session";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { type CacheKeeper, createCacheKeeper } from "./cache-keeper.ts";
import { followPerson, type LookFor } from "./follow-person.ts";
import { type CacheStore, createCacheStore } from "./stored-cache.ts";
import { kindOf, storedKinds } from "./stored-kinds.ts";

/** Not while the first screen is being read. */
const aheadPace = { wait: 2000, maxWait: 30_000 };
/** How long a screen waits for a disk that does not answer. Milliseconds. */
const longestWrite = 1000;

/**
 * Restores what was read of the posts before, and stores what is read from now on: for this project and this person,
 * gone when they sign out. Whether the person may see the screens is stored before they are shown. Resolves as soon as
 * the cache is as it was, and never rejects: without it the app only starts empty. The Supabase connection has to be
 * configured before.
 */
export async function openOfflineCache(
  queryClient: QueryClient,
  { project, store = createCacheStore() }: { project: string; store?: CacheStore },
): Promise<void> {
  // What is to be stored is not garbage-collected meanwhile.
  for (const { prefix } of storedKinds) queryClient.setQueryDefaults(prefix, { gcTime: Infinity });

  const keeper = createCacheKeeper(queryClient, { project, store });
  const following = readKeptUser()
    .then((user) => keeper.restore(user?.id))
    .then(() => followReads(queryClient, keeper));
  keepVerdicts(queryClient, async (key, isAdmin) => {
    const lookFor = await following;
    const id = String(key.at(-1));
    await lookFor(id);
    if (keeper.userId() === id) await keeper.storeAccess(key, isAdmin);
  });
  await following;
}

/** Stores what comes into the cache, for whoever is signed in, and reads the last posts ahead. */
function followReads(queryClient: QueryClient, keeper: CacheKeeper): LookFor {
  const ahead = createDebounce(() => {
    prefetchPosts(queryClient).catch((error: unknown) => {
      // Who signs out meanwhile needs no posts; the session may be gone before its event arrives.
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
    // The server answered: there may be new posts.
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

/** Has each access on a person's access kept before it is shown, unless that takes too long. */
function keepVerdicts(
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
