import { postKeys } from "@brightwren/core/admin-posts/post";
import { AccessError, sessionKeys } from "@brightwren/core/session/access";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import type { CacheStore, StoredCache } from "./stored-cache.ts";
import { openOfflineCache } from "./open-offline-cache.ts";

const world = vi.hoisted(() => ({
  user: null as { id: string; email: string } | null,
  change: (_event: string, _session: unknown): void => undefined,
  prefetchPosts: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}));
vi.mock("@brightwren/core/session/stored-session", () => ({ readStoredUser: async () => world.user }));
vi.mock("@brightwren/core/session/sign-in", () => ({
  onSessionChange: (handler: typeof world.change) => {
    world.change = handler;
  },
}));
vi.mock("@brightwren/admin/prefetch-posts", () => ({ prefetchPosts: world.prefetchPosts }));

const project = "https://project.example";
const owner = { id: "7", email: "owner@brightwren.example" };
const recent = [{ id: "1", title: "One" }];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
  world.user = owner;
  world.prefetchPosts.mockClear();
});

function disk() {
  let kept: StoredCache | undefined;
  const store: CacheStore = {
    read: async () => kept,
    write: async (cache) => {
      kept = structuredClone(cache);
    },
    clear: async () => {
      kept = undefined;
    },
  };
  return { store, kept: () => kept };
}

async function start(store: CacheStore): Promise<QueryClient> {
  const queryClient = new QueryClient();
  await openOfflineCache(queryClient, { project, store });
  return queryClient;
}

const signIn = (id: string) => world.change("SIGNED_IN", { user: { ...owner, id } });
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

test("restores cached queries when the app next starts", async () => {
  const { store } = disk();
  (await start(store)).setQueryData(postKeys.recent(), recent);
  await seconds(3);
  expect((await start(store)).getQueryData(postKeys.recent())).toEqual(recent);
});

test("stores a query read just before the window closes", async () => {
  const { store, kept } = disk();
  (await start(store)).setQueryData(postKeys.recent(), recent);
  window.dispatchEvent(new Event("pagehide"));
  expect(kept()?.queries).toHaveLength(1);
});

test("deletes the cache on sign-out and does not write it again", async () => {
  const { store, kept } = disk();
  const queryClient = await start(store);
  queryClient.setQueryData(postKeys.recent(), recent);
  await seconds(3);
  queryClient.setQueryData(postKeys.counts(), { all: 1 });
  world.user = null;
  world.change("SIGNED_OUT", null);
  await seconds(0);
  expect(kept()).toBeUndefined();
  await seconds(60);
  expect(kept()).toBeUndefined();
});

test("does not delete the cache while supabase-js waits for the network", async () => {
  const { store, kept } = disk();
  (await start(store)).setQueryData(postKeys.recent(), recent);
  await seconds(3);
  world.change("INITIAL_SESSION", null);
  await seconds(0);
  expect(kept()?.queries).toHaveLength(1);
});

test("never shows the cache to another user", async () => {
  const { store, kept } = disk();
  (await start(store)).setQueryData(postKeys.recent(), recent);
  await seconds(3);
  signIn("8");
  expect(kept()).toBeUndefined();
  await seconds(3);
  world.user = { ...owner, id: "8" };
  expect((await start(store)).getQueryData(postKeys.recent())).toBeUndefined();
});

test("deletes an earlier cache when the app starts without a session", async () => {
  const { store, kept } = disk();
  (await start(store)).setQueryData(postKeys.recent(), recent);
  await seconds(3);
  world.user = null;
  expect((await start(store)).getQueryCache().getAll()).toEqual([]);
  expect(kept()).toBeUndefined();
});

test("keeps queries in memory and logs a warning when the disk fails", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const refuse = () => Promise.reject(new Error("full"));
  const queryClient = await start({ read: refuse, write: refuse, clear: refuse });
  queryClient.setQueryData(postKeys.recent(), recent);
  await seconds(3);
  expect(queryClient.getQueryData(postKeys.recent())).toEqual(recent);
  expect(warn).toHaveBeenCalled();
});

const readAccess = (queryClient: QueryClient, isAdmin: boolean) =>
  queryClient.fetchQuery({ queryKey: sessionKeys.isAdmin("7"), queryFn: async () => isAdmin });

test("deletes revoked access from the disk immediately", async () => {
  const { store, kept } = disk();
  const queryClient = await start(store);
  await readAccess(queryClient, true);
  await readAccess(queryClient, false);
  expect(kept()?.queries).toEqual([]);
});

test("delays the screens for at most a second when the disk does not respond", async () => {
  const queryClient = await start({ ...disk().store, write: () => new Promise(() => {}) });
  const access = readAccess(queryClient, true);
  await seconds(1);
  expect(await access).toBe(true);
});

test("prefetches the latest posts after each sign-in and list query", async () => {
  const queryClient = await start(disk().store);
  signIn("7");
  await seconds(3);
  expect(world.prefetchPosts).toHaveBeenCalledTimes(1);
  await queryClient.prefetchQuery({ queryKey: postKeys.recent(), queryFn: async () => recent });
  await seconds(3);
  expect(world.prefetchPosts).toHaveBeenCalledTimes(2);
  queryClient.setQueryData(postKeys.record("1"), null);
  await seconds(60);
  expect(world.prefetchPosts).toHaveBeenCalledTimes(2);
});

test.each([
  [new AccessError("signed-out"), 0],
  [new Error("down"), 1],
])("logs a failed prefetch, except during sign-out: %s", async (error, told) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await start(disk().store);
  world.prefetchPosts.mockRejectedValueOnce(error);
  signIn("7");
  await seconds(3);
  expect(warn).toHaveBeenCalledTimes(told);
});
