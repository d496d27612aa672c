/** Which posts a list shows. */
export type PostFilter = {
  /** Id of the chosen category; none means All Posts. */
  categoryId?: string | undefined;
  /** Free text, matched literally and case-insensitively against title or excerpt. */
  search?: string | undefined;
};

/** Query keys of everything the blog reads, from general to particular. */
export const blogKeys = {
  all: ["blog"] as const,
  categories: () => [...blogKeys.all, "categories"] as const,
  posts: () => [...blogKeys.all, "posts"] as const,
  postList: (filter: PostFilter) => [...blogKeys.posts(), "list", filter] as const,
  article: (slug: string) => [...blogKeys.posts(), "article", slug] as const,
  related: (postId: string) => [...blogKeys.posts(), "related", postId] as const,
};
