import type { PostPage } from "./post.ts";

/** Appends the next part of a list. A post whose date changed between two reads is in both. */
export const joinPosts = (list: PostPage, further: PostPage): PostPage => {
  const known = new Set(list.posts.map(({ id }) => id));
  const posts = [...list.posts, ...further.posts.filter(({ id }) => !known.has(id))];
  return { posts, total: further.next ? list.total : posts.length, next: further.next };
};
