import { createPost } from "@brightwren/core/admin-posts/create-post";
import type { Post } from "@brightwren/core/admin-posts/post";
import { SlugTakenError } from "@brightwren/core/admin-posts/slug-errors";
import { postLimits, type PostFields } from "@brightwren/core/post-editing/post-draft";

const mostTries = 50;

/**
 * Makes a draft of a text at the first free address after its own. It has no date: that was the other post's.
 * Throws a `SlugTakenError` after fifty tries, an `AccessError` or the backend's error.
 */
export async function saveAsNewDraft(fields: PostFields): Promise<Post> {
  const stem = fields.slug.slice(0, postLimits.slug - 3).replace(/-+$/, "");
  for (let number = 2; ; number += 1) {
    try {
      return await createPost({ ...fields, slug: `${stem}-${number}`, published_at: null });
    } catch (error) {
      if (!(error instanceof SlugTakenError) || number > mostTries) throw error;
    }
  }
}
