import { createDebounce } from "@brightwren/admin/debounce";
import { prefetchPosts } from "@brightwren/admin/prefetch-posts";
import { postKeys } from "@brightwren/core/admin-posts/post";
import { AccessError, sessionKeys } from "@brightwren/core/session/access";
import { onSessionChange } from "@brightwren/core/session/sign-in";
import { readStoredUser } from "@brightwren/core/session/stored-session";
import { partialMatchKey, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { type CacheStore, collectCache, createCacheStore, restoreCache } from "./stored-cache.ts";
import { kindOf, storedKinds } from "./stored-kinds.ts";

const writePace = { wait: 500, maxWait: 3000 };
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

  const keeper = createCachePersister(queryClient, project, store);
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

function followReads(queryClient: QueryClient, keeper: ReturnType<typeof createCachePersister>) {
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
  const onPerson = (id: string | undefined) => {
    if (keeper.belongTo(id)) ahead.cancel();
  };
  return followPerson(onPerson, ahead.touch);
}

const isList = (key: QueryKey): boolean =>
  [postKeys.lists(), postKeys.recent()].some((prefix) => partialMatchKey(key, prefix));

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

const warn = (what: string) => (error: unknown) => console.warn(`${what}:`, error);

/** Stores one user's query cache and deletes it when they sign out. Never throws or rejects. */
function createCachePersister(queryClient: QueryClient, project: string, store: CacheStore) {
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
    restore: async (id: string | undefined) => {
      userId = id;
      const stored = await store.read().catch(warn("What was kept of the posts could not be read"));
      if (id === undefined || !restoreCache(queryClient, stored, { project, userId: id })) void clear();
    },
    /** Empties the stored cache if the user has changed. Returns whether the user has changed. */
    belongTo: (id: string | undefined) => {
      if (id === userId) return false;
      userId = id;
      access = undefined;
      writeLater.cancel();
      void clear();
      return true;
    },
    touch: writeLater.touch,
    flush: writeLater.flush,
    storeAccess: (key: QueryKey, isAdmin: boolean) => {
      access = { key, data: isAdmin, readAt: Date.now() };
      writeLater.cancel();
      return write();
    },
  };
}

/** Returns a function that calls `onPerson` if the stored session is this user's and no newer information has arrived. */
function followPerson(onPerson: (id: string | undefined) => void, onSession: () => void) {
  let asked = 0;
  let heard = 0;
  /** If responses arrive out of order, the latest request wins. */
  const checkSession = async (isNews: (id: string | undefined) => boolean) => {
    asked += 1;
    const mine = asked;
    const user = await readStoredUser();
    if (mine < heard || !isNews(user?.id)) return;
    heard = mine;
    onPerson(user?.id);
  };
  onSessionChange((event, session) => {
    // supabase-js does not report a session while it waits for the network.
    if (!session && event === "INITIAL_SESSION") return void checkSession(() => true);
    asked += 1;
    heard = asked;
    onPerson(session?.user.id);
    if (session) onSession();
  });
  // An unreadable session does not mean that the user has signed out.
  return (id: string) => checkSession((kept) => kept === id);
}
