import { QueryClient } from "@tanstack/query-core";
import { expect, test } from "vitest";
import { forgetPost, recallPosts } from "./forget-post.ts";
import { postKeys, type PostListRequest } from "./post.ts";

const request: PostListRequest = { sort: { by: "created_at", ascending: false }, page: 1, pageSize: 25 };
const pending = { post_id: "1", fields: { content: "Thrown away." }, updated_at: "v2" };

function worked(): QueryClient {
  const queries = new QueryClient();
  for (const id of ["1", "2"]) queries.setQueryData(postKeys.record(id), { id, content: `Text ${id}.` });
  queries.setQueryData(postKeys.pendingVersion("1"), pending);
  queries.setQueryData(postKeys.list(request), { posts: [{ id: "1" }, { id: "2" }], total: 30 });
  queries.setQueryData(postKeys.recent(), [{ id: "1" }, { id: "2" }]);
  return queries;
}

function beginRead(queries: QueryClient, queryKey: readonly unknown[]) {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  void queries.prefetchQuery({ queryKey, queryFn: () => promise, retry: false });
  return resolve;
}

test("removes a deleted post from every cached query", async () => {
  const queries = worked();
  await forgetPost(queries, "1");
  expect(queries.getQueryData(postKeys.record("1"))).toBeNull();
  expect(queries.getQueryData(postKeys.pendingVersion("1"))).toBeNull();
  expect(queries.getQueryData(postKeys.list(request))).toEqual({ posts: [{ id: "2" }], total: 29 });
  expect(queries.getQueryData(postKeys.recent())).toEqual([{ id: "2" }]);
  expect(queries.getQueryData(postKeys.record("2"))).toEqual({ id: "2", content: "Text 2." });
});

test("leaves queries that do not contain the post unchanged", async () => {
  const queries = new QueryClient();
  const list = { posts: [{ id: "2" }], total: 1 };
  queries.setQueryData(postKeys.list(request), list);
  await forgetPost(queries, "1");
  expect(queries.getQueryData(postKeys.list(request))).toBe(list);
  expect(queries.getQueryData(postKeys.recent())).toBeUndefined();
});

test.each([
  ["a pending version", postKeys.pendingVersion("1"), null],
  ["a post", postKeys.record("1"), null],
  ["the recent posts", postKeys.recent(), [{ id: "2" }]],
])("ignores an in-flight read of %s", async (_, key, left) => {
  const queries = worked();
  const answer = beginRead(queries, key);
  const forgotten = forgetPost(queries, "1");
  answer([{ id: "1" }]);
  await forgotten;
  await new Promise((resolve) => setTimeout(resolve));
  expect(queries.getQueryData(key)).toEqual(left);
});

test("invalidates the cached deletion when a post is restored", async () => {
  const queries = worked();
  await forgetPost(queries, "1");
  await recallPosts(queries, ["1"]);
  expect(queries.getQueryState(postKeys.record("1"))).toBeUndefined();
  expect(queries.getQueryState(postKeys.pendingVersion("1"))).toBeUndefined();
  expect(queries.getQueryData(postKeys.record("2"))).toEqual({ id: "2", content: "Text 2." });
  expect(queries.getQueryState(postKeys.recent())?.isInvalidated).toBe(true);
});
