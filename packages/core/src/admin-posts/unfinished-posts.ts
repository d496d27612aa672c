import { publishFaults } from "../seo/publish-faults.ts";
import { getSignedInClient } from "../session/access.ts";

/** Posts per request. Their ids must fit into one URL. */
const batch = 40;

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
