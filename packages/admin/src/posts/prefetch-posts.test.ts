import { forgetPost } from "@brightwren/core/admin-posts/forget-post";
import { postKeys } from "@brightwren/core/admin-posts/post";
import type { LatestPosts } from "@brightwren/core/admin-posts/posts-in-full";
import { blogKeys } from "@brightwren/core/blog/post";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { readPostFilter, toListRequest } from "./post-filter.ts";
import { prefetchPosts } from "./prefetch-posts.ts";

const post = (id: string, content: string) => ({ id, content, updated_at: content });
const pending = { post_id: "1", fields: { content: "Waits." }, updated_at: "v2" };

const latest = (changes: Partial<LatestPosts> = {}) =>
  ({
    ids: ["1", "2"],
    changed: [post("1", "New."), post("2", "Other.")],
    pending: [pending],
    ...changes,
  }) as LatestPosts;

function withLists(): QueryClient {
  const queries = new QueryClient();
  const list = toListRequest(readPostFilter(new URLSearchParams()));
  for (const key of [postKeys.recent(), postKeys.counts(), blogKeys.categories()])
    queries.setQueryData(key, []);
  queries.setQueryData(postKeys.list(list), { posts: [], total: 0 });
  queries.setQueryData(postKeys.record("1"), post("1", "Old."), { updatedAt: 1 });
  queries.setQueryData(postKeys.pendingVersion("1"), { ...pending, updated_at: "v1" }, { updatedAt: 1 });
  return queries;
}

test("caches the latest posts and their pending versions", async () => {
  const queries = withLists();
  await prefetchPosts(queries, async () => latest());
  expect(queries.getQueryData(postKeys.record("1"))).toEqual(post("1", "New."));
  expect(queries.getQueryData(postKeys.pendingVersion("1"))).toEqual(pending);
  expect(queries.getQueryData(postKeys.pendingVersion("2"))).toBeNull();
});

test("marks unchanged posts as fresh and removes deleted pending versions", async () => {
  const queries = withLists();
  await prefetchPosts(queries, async (known) => {
    expect(known("1")).toBe("Old.");
    return latest({ changed: [], pending: [] });
  });
  expect(queries.getQueryData(postKeys.record("1"))).toEqual(post("1", "Old."));
  expect(queries.getQueryState(postKeys.record("1"))?.dataUpdatedAt).toBeGreaterThan(1);
  expect(queries.getQueryData(postKeys.pendingVersion("1"))).toBeNull();
});

test("does not overwrite posts that were saved, deleted or discarded during the read", async () => {
  const queries = withLists();
  await prefetchPosts(queries, async () => {
    queries.setQueryData(postKeys.pendingVersion("1"), null);
    await forgetPost(queries, "2");
    queries.setQueryData(postKeys.record("1"), post("1", "Saved meanwhile."));
    return latest();
  });
  expect(queries.getQueryData(postKeys.pendingVersion("1"))).toBeNull();
  expect(queries.getQueryData(postKeys.record("2"))).toBeNull();
  expect(queries.getQueryData(postKeys.record("1"))).toEqual(post("1", "Saved meanwhile."));
});
