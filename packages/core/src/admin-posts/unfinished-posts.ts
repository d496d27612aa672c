import { publishFaults } from "../seo/publish-faults.ts";
import { getSignedInClient } from "../session/access.ts";

/** Texts that are read by one request; an address has an end. */
const batch = 40;

/**
 * Which of these posts have words in them that stop a publication. Throws an `AccessError` or the backend's error.
 */
export async function listUnfinishedPosts(ids: readonly string[]): Promise<Set<string>> {
  const supabase = await getSignedInClient();
  const unfinished = new Set<string>();
  for (let from = 0; from < ids.length; from += batch) {
    const { data } = await supabase
      .from("blog_posts")
      .select("id, title, content, excerpt, seo_meta_description")
      .in("id", ids.slice(from, from + batch))
      .throwOnError();
    for (const post of data) if (publishFaults(post).length > 0) unfinished.add(post.id);
  }
  return unfinished;
}
