import { isSlug } from "../post-editing/slug.ts";
import { getSignedInClient } from "../session/signed-in-client.ts";
import { postKeys } from "./post-keys.ts";

/**
 * Whether no other post than `exceptId` has this slug. What is no slug at all is not free.
 * Throws an `AccessError` or the backend's error.
 */
export async function isSlugFree(slug: string, exceptId?: string, signal?: AbortSignal): Promise<boolean> {
  if (!isSlug(slug)) return false;
  const supabase = await getSignedInClient();
  const query = supabase.from("blog_posts").select("id").eq("slug", slug);
  const { data } = await (signal ? query.abortSignal(signal) : query).throwOnError();
  return data.every(({ id }) => id === exceptId);
}

/** Query options for `isSlugFree`. */
export const slugFreeQuery = (slug: string, exceptId?: string) => ({
  queryKey: postKeys.slugFree(slug, exceptId),
  queryFn: ({ signal }: { signal: AbortSignal }) => isSlugFree(slug, exceptId, signal),
  meta: { failure: "Error checking the address" },
});
