import { postKeys } from "@brightwren/core/admin-posts/post";
import { blogKeys } from "@brightwren/core/blog/post";
import { recordKeys } from "@brightwren/core/people/person";
import { sessionKeys } from "@brightwren/core/session/access";
import { QueryClient } from "@tanstack/react-query";
import { IDBFactory } from "fake-indexeddb";
import { expect, test, vi } from "vitest";
import { collectCache, createCacheStore, restoreCache } from "./stored-cache.ts";

const owner = { project: "https://project.example", userId: "7" };
const request = { sort: { by: "created_at", ascending: false }, page: 1, pageSize: 25 } as const;
const post = (id: string) => ({ id, title: `Post ${id}`, content: "Text.", updated_at: "v1" });
const list = (title: string) => ({ posts: [{ id: "1", title, status: "draft" }], total: 1 });

function worked(): QueryClient {
  const queryClient = new QueryClient();
  const read = (key: readonly unknown[], data: unknown, updatedAt = 1000) =>
    queryClient.setQueryData(key, data, { updatedAt });
  read(postKeys.list(request), list("One"));
  read(postKeys.recent(), [{ id: "1", title: "One" }]);
  read(postKeys.counts(), { all: 1, draft: 1 });
  read(postKeys.record("1"), post("1"), 2000);
  read(postKeys.pendingVersion("1"), null);
  read(blogKeys.categories(), [{ id: "c", name: "News" }]);
  read(sessionKeys.isAdmin("7"), true);
  return queryClient;
}

const keysOf = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryHash }) => queryHash)
    .toSorted();

test("restores posts and the role with the time that each was read", () => {
  const kept = structuredClone(collectCache(worked(), owner));
  const queryClient = new QueryClient();
  expect(restoreCache(queryClient, kept, owner)).toBe(true);
  expect(keysOf(queryClient)).toEqual(keysOf(worked()));
  expect(queryClient.getQueryData(postKeys.record("1"))).toEqual(post("1"));
  expect(queryClient.getQueryState(postKeys.record("1"))?.dataUpdatedAt).toBe(2000);
});

test("does not overwrite newer reads with stored ones", () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(postKeys.recent(), [], { updatedAt: 5000 });
  restoreCache(queryClient, collectCache(worked(), owner), owner);
  expect(queryClient.getQueryData(postKeys.recent())).toEqual([]);
  expect(queryClient.getQueryData(postKeys.counts())).toEqual({ all: 1, draft: 1 });
});

test("never stores private or temporary queries", () => {
  const queryClient = new QueryClient();
  for (const key of recordKeys) {
    queryClient.setQueryData(key, [{ email: "customer@example.org" }]);
    queryClient.setQueryData([...key, "one", "5"], { message: "In confidence" });
  }
  queryClient.setQueryData(postKeys.list({ ...request, search: "secret" }), list("One"));
  queryClient.setQueryData(sessionKeys.isAdmin("7"), false);
  queryClient.setQueryData(postKeys.slugFree("one"), true);
  expect(collectCache(queryClient, owner).queries).toEqual([]);
});

test("never stores another user's role, even when it is read last", () => {
  const queryClient = worked();
  queryClient.setQueryData(sessionKeys.isAdmin("8"), true);
  const roles = collectCache(queryClient, owner).queries.filter(({ key }) => key[0] === "session");
  expect(roles.map(({ key }) => key)).toEqual([sessionKeys.isAdmin("7")]);
});

test("prefers the latest read to the cached one", () => {
  const access = (data: boolean) => ({ key: sessionKeys.isAdmin("7"), data, readAt: 3000 });
  const keptWith = (data: boolean) => collectCache(worked(), owner, access(data)).queries;
  expect(keptWith(true).filter(({ key }) => key[0] === "session")).toEqual([access(true)]);
  expect(keptWith(false).filter(({ key }) => key[0] === "session")).toEqual([]);
});

test("stores the earlier read when a later one fails", async () => {
  const queryClient = worked();
  await queryClient.prefetchQuery({
    queryKey: postKeys.recent(),
    queryFn: () => Promise.reject(new Error("offline")),
    retry: false,
  });
  expect(queryClient.getQueryState(postKeys.recent())?.status).toBe("error");
  const keys = collectCache(queryClient, owner).queries.map(({ key }) => key);
  expect(keys).toContainEqual(postKeys.recent());
});

test("stores only the most recently read posts", () => {
  const queryClient = new QueryClient();
  for (let number = 0; number < 500; number += 1)
    queryClient.setQueryData(postKeys.record(String(number)), post(String(number)), {
      updatedAt: number + 1,
    });
  const ids = collectCache(queryClient, owner).queries.map(({ key }) => Number(key.at(-1)));
  expect(ids).toHaveLength(200);
  expect(Math.min(...ids)).toBe(300);
});

test.each<[string, (kept: ReturnType<typeof collectCache>) => unknown]>([
  ["an empty store", () => undefined],
  ["an unexpected value", () => "posts"],
  ["an older format", (kept) => ({ ...kept, format: 0 })],
  ["another project's posts", (kept) => ({ ...kept, project: "https://other.example" })],
  ["another user's posts", (kept) => ({ ...kept, userId: "8" })],
  [
    "a post without its text",
    (kept) => ({ ...kept, queries: [{ key: postKeys.record("1"), data: { id: "1" }, readAt: 1 }] }),
  ],
  [
    "another user's role",
    (kept) => ({ ...kept, queries: [{ key: sessionKeys.isAdmin("8"), data: true, readAt: 1 }] }),
  ],
  [
    "a query that is never stored",
    (kept) => ({ ...kept, queries: [...kept.queries, { key: ["enquiries"], data: [], readAt: 1 }] }),
  ],
  ["an entry without a read time", (kept) => ({ ...kept, queries: [{ key: postKeys.recent(), data: [] }] })],
])("does not restore anything from %s", (_, change) => {
  const queryClient = new QueryClient();
  expect(restoreCache(queryClient, change(collectCache(worked(), owner)), owner)).toBe(false);
  expect(keysOf(queryClient)).toEqual([]);
});

test("runs disk operations in order even when they are not awaited", async () => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  const store = createCacheStore();
  const cache = collectCache(worked(), owner);
  void store.clear();
  void store.write({ ...cache, userId: "first" });
  void store.write(cache);
  expect(await store.read()).toEqual(cache);
  void store.write(cache);
  void store.clear();
  expect(await store.read()).toBeUndefined();
});
