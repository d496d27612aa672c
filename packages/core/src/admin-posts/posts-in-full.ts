import { getSignedInClient } from "../session/access.ts";
import { type PendingVersion, toPendingVersion } from "./pending-versions.ts";
import type { Post } from "./post.ts";

/** Posts available offline. */
const most = 50;

export type LatestPosts = {
  ids: string[];
  /** Posts that the caller knows in an older version or not at all. */
  changed: Post[];
  pending: PendingVersion[];
};

/** Returns the fifty newest posts with bodies, except known versions. */
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
  /** Count at the start of the export. */
  total: number;
};

// Far below PostgREST's limit of a thousand rows, because pages include bodies.
const pageSize = 100;

/** Pages by id, so that concurrent writes do not shift pages. Throws the signal's reason. */
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
