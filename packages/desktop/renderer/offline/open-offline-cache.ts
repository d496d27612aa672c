import { createDebounce } from "@brightwren/admin/debounce";
import { prefetchPosts } from "@brightwren/admin/prefetch-posts";
import { AccessError } from "@brightwren/core/session/access";
import { readKeptUser } from "@brightwren/core/session/kept-session";
import { onSessionChange } from "@brightwren/core/session/sign-in";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { type CacheStore, collectCache, createCacheStore, restoreCache } from "./stored-cache.ts";
import { kindOf, storedKinds } from "./stored-kinds.ts";
import { postKeys } from "@brightwren/core/admin-posts/post";

const writePace = { wait: 500, maxWait: 3000 };
/** Not while the first screen is being read. */
const aheadPace = { wait: 2000, maxWait: 30_000 };

const warn = (what: string) => (error: unknown) => console.warn(`${what}:`, error);

/**
 * Restores what was read of the posts before, and stores what is read from now on: for this project and this person,
 * gone when they sign out. Resolves as soon as the cache is as it was, and never rejects: without it the app only
 * starts empty. The Supabase connection has to be configured before.
 */
export async function openOfflineCache(
  queryClient: QueryClient,
  { project, store = createCacheStore() }: { project: string; store?: CacheStore },
): Promise<void> {
  // What is to be stored is not garbage-collected meanwhile.
  for (const { prefix } of storedKinds) queryClient.setQueryDefaults(prefix, { gcTime: Infinity });

  let userId = (await readKeptUser())?.id;
  const clear = () => store.clear().catch(warn("What was kept of the posts could not be removed"));
  const stored = await store.read().catch(warn("What was kept of the posts could not be read"));
  const isRestored = userId !== undefined && restoreCache(queryClient, stored, { project, userId });
  if (!isRestored) void clear();

  const write = createDebounce(() => {
    if (userId === undefined) return;
    store.write(collectCache(queryClient, { project, userId })).catch(warn("The posts could not be kept"));
  }, writePace);
  const ahead = createDebounce(() => {
    prefetchPosts(queryClient).catch((error: unknown) => {
      // Who signs out meanwhile needs no posts; the session may be gone before its event arrives.
      if (userId === undefined || error instanceof AccessError) return;
      warn("The last posts could not be read")(error);
    });
  }, aheadPace);

  watchReads(queryClient, { onStorable: write.touch, onList: ahead.touch });
  const belongTo = (id: string | undefined) => {
    if (id === userId) return;
    userId = id;
    write.cancel();
    ahead.cancel();
    void clear();
  };
  onSessionChange((event, session) => {
    if (!session && event !== "INITIAL_SESSION") return belongTo(undefined);
    if (!session) return void readKeptUser().then((user) => belongTo(user?.id));
    belongTo(session.user.id);
    ahead.touch();
  });
  window.addEventListener("pagehide", write.flush);
}

type Reading = {
  /** Something that is to be stored was read, changed or dropped. */
  onStorable: () => void;
  /** The server answered with a list of posts: there may be new ones. */
  onList: () => void;
};

const isList = (key: QueryKey): boolean =>
  [postKeys.lists(), postKeys.recent()].some((prefix) => prefix.every((part, index) => key[index] === part));

/** Reports what comes into the cache. */
function watchReads(queryClient: QueryClient, { onStorable, onList }: Reading): void {
  queryClient.getQueryCache().subscribe((event) => {
    const { queryKey } = event.query;
    const isNews = event.type === "updated" && event.action.type === "success";
    if ((isNews || event.type === "removed") && kindOf(queryKey)) onStorable();
    if (isNews && isList(queryKey)) onList();
  });
}
