import { postKeys, type PostStatus } from "../admin-posts/post.ts";
import { AccessError, assertAdmin, getSignedInClient, refusalOf } from "../session/access.ts";
import { isBeyondLastPage } from "../supabase/data-api.ts";
import { serverNow } from "../supabase/server-clock.ts";

/** How long a deleted post can be restored. Days; `private.tidy_up` keeps to it. */
export const trashDays = 30;

/** A deleted post as a list shows it. */
export type TrashedPost = { id: string; title: string; slug: string; status: PostStatus; trashedAt: string };

export type TrashList = {
  posts: TrashedPost[];
  /** How many there are, on all pages. */
  total: number;
};

type TrashRequest = {
  /** From 1. */
  page: number;
  pageSize: number;
};

/** One page of the trash, what was deleted last first. Throws an `AccessError` or the backend's error. */
export async function listTrash({ page, pageSize }: TrashRequest, signal: AbortSignal): Promise<TrashList> {
  const supabase = await getSignedInClient();
  const from = (page - 1) * pageSize;
  const { data, count, error } = await supabase
    .from("blog_post_trash")
    .select("post_id, trashed_at, title:post->>title, slug:post->>slug, status:post->>status", {
      count: "exact",
    })
    .order("trashed_at", { ascending: false })
    .order("post_id")
    .range(from, from + pageSize - 1)
    .abortSignal(signal);
  // The last post of the last page was restored: the page before has the count.
  if (error && page > 1 && isBeyondLastPage(error)) return listTrash({ page: page - 1, pageSize }, signal);
  if (error) throw error;
  const posts = data.map(({ post_id, trashed_at, title, slug, status }) => ({
    id: post_id,
    title,
    slug,
    status: status as PostStatus,
    trashedAt: trashed_at,
  }));
  return { posts, total: count ?? 0 };
}

/** Query options for `listTrash`. */
export const trashQuery = (request: TrashRequest) => ({
  queryKey: [...postKeys.trash(), request] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => listTrash(request, signal),
});

/** A post that is back: a draft, or archived as it was. */
export type RestoredPost = {
  id: string;
  slug: string;
  /** What could not come back as it was: the address is another post's by now, the category is gone. */
  changed: ("slug" | "category_id")[];
};

/**
 * Puts posts back from the trash, each with the version that waited beside it. Those that are not in the trash any more
 * are left out of the answer. Throws an `AccessError` or the backend's error.
 */
export async function restoreTrashedPosts(ids: readonly string[]): Promise<RestoredPost[]> {
  const supabase = await getSignedInClient();
  const { data, error } = await supabase.rpc("restore_trashed_posts", { ids: [...ids] });
  if (error) throw await refusalOf(error);
  return data.flatMap(({ post_id, slug, changed }) =>
    post_id === null || slug === null
      ? []
      : [{ id: post_id, slug, changed: (changed ?? []) as RestoredPost["changed"] }],
  );
}

const atOnce = 100;

/**
 * Puts everything back that is in the trash, the longest deleted first, so that of two posts with one address the
 * first has it. Throws as `restoreTrashedPosts`; what was restored before stays so.
 */
export async function restoreWholeTrash(): Promise<RestoredPost[]> {
  const supabase = await getSignedInClient();
  const restored: RestoredPost[] = [];
  for (;;) {
    const { data } = await supabase
      .from("blog_post_trash")
      .select("post_id")
      .order("trashed_at")
      .limit(atOnce)
      .throwOnError();
    const batch = await restoreTrashedPosts(data.map(({ post_id }) => post_id));
    if (batch.length === 0) return restored;
    restored.push(...batch);
  }
}

/**
 * Deletes a post from the trash, with its kept versions: nothing of it is left. One that is gone already counts as
 * deleted. Throws an `AccessError` or the backend's error.
 */
export async function deleteForGood(id: string): Promise<void> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("blog_post_trash")
    .delete()
    .eq("post_id", id)
    .select("post_id")
    .throwOnError();
  if (data.length > 0) return;
  await assertAdmin();
  const left = await supabase.from("blog_post_trash").select("post_id").eq("post_id", id).throwOnError();
  // The right was missing a moment ago.
  if (left.data.length > 0) throw new AccessError("not-admin");
}

const day = 24 * 3_600_000;

/** How long a post that was deleted then can still be restored, in words. It goes with the tidying after its last day. */
export function daysLeft(trashedAt: string, now = serverNow()): string {
  const days = Math.ceil((Date.parse(trashedAt) + trashDays * day - now) / day);
  if (days <= 0) return "Goes within a day";
  return days === 1 ? "1 day left" : `${days} days left`;
}
