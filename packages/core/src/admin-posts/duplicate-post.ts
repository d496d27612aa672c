import { postLimits } from "../post-editing/post-draft.ts";
import { createPost } from "./create-post.ts";
import { getPost } from "./get-post.ts";
import type { Post } from "./post.ts";
import { SlugTakenError } from "./slug-errors.ts";

const mostCopies = 50;

/**
 * Makes a draft with another post's text, titled “Copy of …”, at an address of its own; null when that post is gone.
 * Throws an `AccessError`, a `SlugTakenError` after fifty copies, or the backend's error.
 */
export async function duplicatePost(id: string): Promise<Post | null> {
  const original = await getPost(id);
  if (!original) return null;
  const {
    title,
    slug,
    excerpt,
    content,
    category_id,
    author,
    featured_image_url,
    tags,
    seo_meta_description,
  } = original;
  const copy = { excerpt, content, category_id, author, featured_image_url, tags, seo_meta_description };
  for (let number = 1; ; number += 1) {
    try {
      return await createPost({
        ...copy,
        title: `Copy of ${title}`.slice(0, postLimits.title),
        slug: slugOfCopy(slug, number),
      });
    } catch (error) {
      if (!(error instanceof SlugTakenError) || number === mostCopies) throw error;
    }
  }
}

function slugOfCopy(slug: string, number: number): string {
  const ending = number === 1 ? "-copy" : `-copy-${number}`;
  const room = postLimits.slug - ending.length;
  return `${slug.slice(0, room).replace(/-+$/, "")}${ending}`;
}
