import { getReader } from "../supabase/client.ts";
import type { RedirectKind } from "./post.ts";
import { slugPattern } from "./read-article.ts";

/**
 * The slug that what had this one before has now, or null when that is nothing public. Throws the backend's error.
 */
export async function getRedirect(
  kind: RedirectKind,
  slug: string,
  signal: AbortSignal,
): Promise<string | null> {
  if (!slugPattern.test(slug)) return null;
  const tables = await getReader();
  const { data } = await tables
    .from("blog_redirect_targets")
    .select("target")
    .eq("kind", kind)
    .eq("slug", slug)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError();
  return data?.target ?? null;
}
