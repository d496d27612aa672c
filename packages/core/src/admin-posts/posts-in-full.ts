import { getSignedInClient } from "../session/access.ts";
import { type PendingVersion, toPendingVersion } from "./pending-versions.ts";
import type { Post } from "./post.ts";

/** Number of posts available offline. */
const most = 50;

export type LatestPosts = {
  ids: string[];
  /** Posts whose current version the caller does not have yet. */
  changed: Post[];
  pending: PendingVersion[];
};

/** Returns the fifty latest posts, including their bodies. Skips posts whose current version the caller already has. */
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

type PageOfPosts = {
  posts: Post[];
  /** Number of posts at the start of the export. */
  total: number;
};

// Far below PostgREST's limit of a thousand rows, because each page includes bodies.
const pageSize = 100;

/** Paginates by id, so that concurrent writes do not shift the pages. Throws the signal's reason. */
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
