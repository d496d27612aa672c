import type { Post } from "../admin-posts/post.ts";
import type { PostFields } from "./post-draft.ts";

/** The part of a post that the editor changes. */
export function postToDraft(post: Post): PostFields {
  return {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    content: post.content,
    category_id: post.category_id,
    author: post.author,
    tags: post.tags,
    featured_image_url: post.featured_image_url,
    seo_meta_description: post.seo_meta_description,
    published_at: post.published_at,
  };
}
