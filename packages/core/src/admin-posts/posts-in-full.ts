import { getSignedInClient } from "../session/access.ts";
import { type PendingVersion, toPendingVersion } from "./pending-versions.ts";
import type { Post } from "./post.ts";

/** How many: what is at hand without a network. */
const most = 50;

export type LatestPosts = {
  /** The ids of the newest posts of any status, newest first. */
  ids: string[];
  /** Those of them that are not known yet as they are now. */
  changed: Post[];
  /** What waits beside them. */
  pending: PendingVersion[];
};

/**
 * The fifty newest posts with their bodies, except for those whose `updated_at` the caller knows already.
 * Throws an `AccessError` or the backend's error.
 */
export async function readLatestPosts(
  knownVersion: (id: string) => string | undefined,
): Promise<LatestPosts> {
  const supabase = await getSignedInClient();
  const { data: versions } = await supabase
    .from("blog_posts")
    .select("id, updated_at")
    .order("created_at", { ascending: false })
    .limit(most)
    .throwOnError();
  const ids = versions.map(({ id }) => id);
  if (ids.length === 0) return { ids, changed: [], pending: [] };
  const unknown = versions.filter(({ id, updated_at }) => knownVersion(id) !== updated_at);
  const [posts, pending] = await Promise.all([
    unknown.length === 0
      ? { data: [] }
      : supabase
          .from("blog_posts")
          .select("*")
          .in(
            "id",
            unknown.map(({ id }) => id),
          )
          .throwOnError(),
    supabase.from("blog_post_pending_versions").select("*").in("post_id", ids).throwOnError(),
  ]);
  return { ids, changed: posts.data, pending: pending.data.map(toPendingVersion) };
}

export type PageOfPosts = {
  posts: Post[];
  /** How many posts there were when the reading began. */
  total: number;
};

// Far below the thousand rows that PostgREST returns: their bodies come along.
const pageSize = 100;

/**
 * Every post of the owner with everything, in pages by id: what is written or deleted meanwhile moves nothing to another
 * page. Throws an `AccessError`, the backend's error, or the signal's reason.
 */
export async function* postsInFull(signal: AbortSignal): AsyncGenerator<PageOfPosts> {
  const supabase = await getSignedInClient();
  const counted = await supabase
    .from("blog_posts")
    .select("id", { count: "exact", head: true })
    .abortSignal(signal)
    .throwOnError();
  const total = counted.count ?? 0;
  let last: string | undefined;
  for (;;) {
    const query = supabase.from("blog_posts").select("*").order("id").limit(pageSize).abortSignal(signal);
    const { data } = await (last === undefined ? query : query.gt("id", last)).throwOnError();
    last = data.at(-1)?.id;
    if (last === undefined) return;
    yield { posts: data, total };
  }
}
