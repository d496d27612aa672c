import type { RelatedPost } from "@brightwren/core/blog/post";
import type { PublishedPost } from "./site-model.ts";

const limit = 3;

/**
 * For each post up to three others of its category, newest first: what `listRelatedPosts` asks the backend, for all posts
 * at once. Takes the posts in the list's order.
 */
export function relatedPosts(posts: readonly PublishedPost[]): (post: PublishedPost) => RelatedPost[] {
  const byCategory = Map.groupBy(posts, ({ category_id }) => category_id);
  return ({ id, category_id }) => {
    if (!category_id) return [];
    const related: RelatedPost[] = [];
    for (const other of byCategory.get(category_id) ?? []) {
      if (related.length === limit) break;
      if (other.id !== id)
        related.push({ id: other.id, title: other.title, slug: other.slug, excerpt: other.excerpt });
    }
    return related;
  };
}
