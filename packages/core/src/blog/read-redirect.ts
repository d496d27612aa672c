import { getReader, visitorSignal } from "../supabase/client.ts";
import { queryOf } from "../supabase/query.ts";
import { blogKeys, type RedirectKind } from "./post.ts";
import { slugPattern } from "./read-article.ts";

/** Returns the current slug for a former one, or null if there is no public target. Throws the backend's error. */
export const redirectQuery = (kind: RedirectKind, slug: string) => {
  const read = async (signal: AbortSignal) => {
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
  };
  return queryOf(blogKeys.redirect(kind, slug), read, "Error looking for a new address");
};
