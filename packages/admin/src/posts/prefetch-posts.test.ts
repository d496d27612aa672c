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

/** A cache whose lists were read a moment ago, so that only the posts are asked for. */
function withLists(): QueryClient {
  const queries = new QueryClient();
  const list = toListRequest(readPostFilter(new URLSearchParams()));
  for (const key of [postKeys.recent(), postKeys.counts(), blogKeys.categories()])
    queries.setQueryData(key, []);
  queries.setQueryData(postKeys.list(list), { posts: [], total: 0 });
  queries.setQueryData(postKeys.post("1"), post("1", "Old."), { updatedAt: 1 });
  queries.setQueryData(postKeys.pendingVersion("1"), { ...pending, updated_at: "v1" }, { updatedAt: 1 });
  return queries;
}

test("the last posts and what waits beside them are at hand", async () => {
  const queries = withLists();
  await prefetchPosts(queries, async () => latest());
  expect(queries.getQueryData(postKeys.post("1"))).toEqual(post("1", "New."));
  expect(queries.getQueryData(postKeys.pendingVersion("1"))).toEqual(pending);
  expect(queries.getQueryData(postKeys.pendingVersion("2"))).toBeNull();
});

test("a post that is as it was stays, known to be so as of now; a version that is gone elsewhere goes", async () => {
  const queries = withLists();
  await prefetchPosts(queries, async (known) => {
    expect(known("1")).toBe("Old.");
    return latest({ changed: [], pending: [] });
  });
  expect(queries.getQueryData(postKeys.post("1"))).toEqual(post("1", "Old."));
  expect(queries.getQueryState(postKeys.post("1"))?.dataUpdatedAt).toBeGreaterThan(1);
  expect(queries.getQueryData(postKeys.pendingVersion("1"))).toBeNull();
});

test("what was discarded, deleted or saved while the posts were read is not brought back", async () => {
  const queries = withLists();
  await prefetchPosts(queries, async () => {
    queries.setQueryData(postKeys.pendingVersion("1"), null);
    await forgetPost(queries, "2");
    queries.setQueryData(postKeys.post("1"), post("1", "Saved meanwhile."));
    return latest();
  });
  expect(queries.getQueryData(postKeys.pendingVersion("1"))).toBeNull();
  expect(queries.getQueryData(postKeys.post("2"))).toBeNull();
  expect(queries.getQueryData(postKeys.post("1"))).toEqual(post("1", "Saved meanwhile."));
});
