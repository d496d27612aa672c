import { getReader, visitorSignal } from "../supabase/client.ts";
import { blogKeys, type RedirectKind } from "./post.ts";
import { slugPattern } from "./read-article.ts";

/** Returns the current slug for a former one, or null if there is no public target. Throws the backend's error. */
async function getRedirect(kind: RedirectKind, slug: string, signal: AbortSignal): Promise<string | null> {
  if (!slugPattern.test(slug)) return null;
  const tables = await getReader();
  const { data } = await tables
    .from("blog_redirect_targets")
    .select("target")
    .eq("kind", kind)
    .eq("slug", slug)
    .abortSignal(visitorSignal(signal))
    .maybeSingle()
    .throwOnError();
  return data?.target ?? null;
}

export const redirectQuery = (kind: RedirectKind, slug: string) => ({
  queryKey: blogKeys.redirect(kind, slug),
  queryFn: ({ signal }: { signal: AbortSignal }) => getRedirect(kind, slug, signal),
  meta: { failure: "Error looking for a new address" },
});
