import { type Post, postKeys } from "@brightwren/core/admin-posts/post";
import { configureSupabase } from "@brightwren/core/supabase/client";
import { exampleSession } from "@brightwren/core/testing/example-session";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefetchPosts } from "./prefetch-posts.ts";

const version = (title: string, minute: number) =>
  ({ id: "1", title, updated_at: `2026-11-20T10:${String(minute).padStart(2, "0")}:00Z` }) as Post;

const [first, second, third] = [version("First", 1), version("Second", 2), version("Third", 3)];
const pending = {
  post_id: "1",
  fields: {
    title: "Pending",
    excerpt: "",
    content: "",
    category_id: null,
    author: "",
    tags: [],
    featured_image_url: null,
    seo_meta_description: null,
    published_at: null,
  },
  base_updated_at: second.updated_at,
  saved_by: null,
  updated_at: second.updated_at,
};

beforeEach(() => {
  configureSupabase({
    url: "http://127.0.0.1:1",
    publishableKey: "key",
    storageKey: "test",
    sessionStorage: {
      getItem: (key) => (key === "test" ? JSON.stringify(exampleSession) : null),
      setItem: () => {},
      removeItem: () => {},
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The backend has the post's second version, and one that waits; its answers stay on their way until `arrive()`. */
function answerLate() {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async (input: string) => {
    const { pathname, searchParams } = new URL(input);
    if (pathname.endsWith("/blog_post_pending_versions")) {
      asked.resolve();
      await arrived;
      return Response.json([pending]);
    }
    if (pathname.endsWith("/blog_posts") && searchParams.get("select") === "id,updated_at")
      return Response.json([{ id: second.id, updated_at: second.updated_at }]);
    return Response.json(searchParams.has("id") ? [second] : [], { headers: { "content-range": "*/0" } });
  });
  return { arrive, asked: asked.promise };
}

const posts = (queryClient: QueryClient) => [
  queryClient.getQueryData<Post>(postKeys.post("1"))?.title,
  queryClient.getQueryData<typeof pending>(postKeys.pendingVersion("1"))?.fields.title,
];

test("what was read before is replaced by what the backend has now", async () => {
  const { arrive } = answerLate();
  const queryClient = new QueryClient();
  queryClient.setQueryData(postKeys.post("1"), first);
  queryClient.setQueryData(postKeys.pendingVersion("1"), null);
  arrive();
  await prefetchPosts(queryClient);
  expect(posts(queryClient)).toEqual(["Second", "Pending"]);
});

test("what is saved while the posts are read stays: the read is older", async () => {
  const { arrive, asked } = answerLate();
  const queryClient = new QueryClient();
  queryClient.setQueryData(postKeys.post("1"), first);
  queryClient.setQueryData(postKeys.pendingVersion("1"), null);
  const reading = prefetchPosts(queryClient);
  await asked;
  queryClient.setQueryData(postKeys.post("1"), third);
  queryClient.setQueryData(postKeys.pendingVersion("1"), null);
  arrive();
  await reading;
  expect(posts(queryClient)).toEqual(["Third", undefined]);
});

test("so does a post that was not known when the reading began", async () => {
  const { arrive, asked } = answerLate();
  const queryClient = new QueryClient();
  const reading = prefetchPosts(queryClient);
  await asked;
  queryClient.setQueryData(postKeys.post("1"), third);
  arrive();
  await reading;
  expect(posts(queryClient)).toEqual(["Third", "Pending"]);
});

test("what the backend has as it is known here counts as read now", async () => {
  const { arrive } = answerLate();
  const queryClient = new QueryClient();
  queryClient.setQueryData(postKeys.post("1"), second, { updatedAt: 1000 });
  arrive();
  await prefetchPosts(queryClient);
  expect(queryClient.getQueryState(postKeys.post("1"))?.dataUpdatedAt).toBeGreaterThan(1000);
});
