import { isSlugFrozen } from "../post-editing/is-slug-frozen.ts";
import { assertAdmin, getSignedInClient } from "../session/signed-in-client.ts";
import { getPost } from "./get-post.ts";
import type { PostChanges, SaveOutcome } from "./post.ts";
import { toPostRow } from "./post-row.ts";
import { rethrowWriteFault, SlugFrozenError } from "./slug-errors.ts";

type Options = {
  /** The person wants another address although the old one has been public. */
  changePublicSlug?: boolean;
};

/**
 * Saves changes to the version of a post that the person started from, named by its `updated_at` exactly as it was
 * read. If there is a newer one, nothing is written and the outcome holds it.
 * Throws a `SlugTakenError`, a `SlugFrozenError`, an `AccessError` or the backend's error.
 */
export async function updatePost(
  id: string,
  changes: PostChanges,
  expectedUpdatedAt: string,
  { changePublicSlug = false }: Options = {},
): Promise<SaveOutcome> {
  const supabase = await getSignedInClient();
  let query = supabase
    .from("blog_posts")
    .update(toPostRow(changes))
    .eq("id", id)
    .eq("updated_at", expectedUpdatedAt);
  const { slug } = changes;
  if (slug !== undefined && !changePublicSlug) {
    query = query.or(`slug.eq.${slug},published_at.is.null,published_at.gt.${new Date().toISOString()}`);
  }
  // No joined category: the embedded backend would look for the row by the version that has just passed.
  const { data, error } = await query.select("*").maybeSingle();
  if (error) rethrowWriteFault(error, slug ?? "");
  if (data) return { saved: data };

  await assertAdmin();
  const current = await getPost(id);
  const unchanged = current?.updated_at === expectedUpdatedAt;
  if (unchanged && slug !== current.slug && isSlugFrozen(current)) throw new SlugFrozenError();
  return { conflict: current };
}
