import type { PostListRequest } from "./list-posts.ts";

/** Query keys of everything the owner reads of the posts, from general to particular. */
export const postKeys = {
  all: ["admin", "posts"] as const,
  lists: () => [...postKeys.all, "list"] as const,
  list: (request: PostListRequest) => [...postKeys.lists(), request] as const,
  contents: (ids: readonly string[]) => [...postKeys.all, "contents", ids] as const,
  counts: () => [...postKeys.all, "counts"] as const,
  recent: () => [...postKeys.all, "recent"] as const,
  tags: () => [...postKeys.all, "tags"] as const,
  authors: () => [...postKeys.all, "authors"] as const,
  publishedSlugs: () => [...postKeys.all, "published-slugs"] as const,
  slugFree: (slug: string, exceptId?: string) => [...postKeys.all, "slug-free", slug, exceptId] as const,
  posts: () => [...postKeys.all, "post"] as const,
  post: (id: string) => [...postKeys.posts(), id] as const,
  pendingVersion: (postId: string) => [...postKeys.post(postId), "pending-version"] as const,
};
