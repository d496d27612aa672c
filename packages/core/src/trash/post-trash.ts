import { postKeys, type PostStatus } from "../admin-posts/post.ts";
import { AccessError, askAsOwner, getSignedInClient, ownerQuery } from "../session/access.ts";
import { changeRows } from "../session/owner-rows.ts";
import { listPage, type PageRequest } from "../supabase/list.ts";
import { serverNow } from "../supabase/server-clock.ts";

/** How many days a deleted post can be restored. Must match `private.tidy_up`. */
export const trashDays = 30;

export type TrashedPost = { id: string; title: string; slug: string; status: PostStatus; trashedAt: string };

const columns =
  "id:post_id, trashedAt:trashed_at, title:post->>title, slug:post->>slug, status:post->>status";

/** Returns one page of the trash, most recently deleted first. Pages beyond the last are empty. */
export const trashQuery = (request: PageRequest) =>
  ownerQuery([...postKeys.all, "trash", request], async (supabase, signal) => {
    const trash = supabase
      .from("blog_post_trash")
      .select(columns, { count: "exact" })
      .order("trashed_at", { ascending: false })
      .order("post_id");
    return listPage(trash.returns<TrashedPost[]>().abortSignal(signal), request);
  });

/** Status after a restore: draft, or archived as before. */
export type RestoredPost = {
  id: string;
  slug: string;
  changed: ("slug" | "category_id")[];
};

/** Restores posts with their pending versions. The result omits posts that are no longer in the trash. */
export async function restoreTrashedPosts(ids: readonly string[]): Promise<RestoredPost[]> {
  const restored = await askAsOwner((supabase) => supabase.rpc("restore_trashed_posts", { ids: [...ids] }));
  return restored.flatMap(({ post_id, slug, changed }) =>
    post_id === null || slug === null
      ? []
      : [{ id: post_id, slug, changed: (changed ?? []) as RestoredPost["changed"] }],
  );
}

const batchSize = 100;

/** Oldest deletions first, so that they get the contested addresses. On an error, earlier restores are kept. */
export async function restoreAllTrashedPosts(): Promise<RestoredPost[]> {
  const supabase = await getSignedInClient();
  const restored: RestoredPost[] = [];
  for (;;) {
    const { data } = await supabase
      .from("blog_post_trash")
      .select("post_id")
      .order("trashed_at")
      .limit(batchSize)
      .throwOnError();
    const batch = await restoreTrashedPosts(data.map(({ post_id }) => post_id));
    if (batch.length === 0) return restored;
    restored.push(...batch);
  }
}

/** Permanently deletes a post and its stored versions. A missing post counts as deleted. */
export async function deletePermanently(id: string): Promise<void> {
  const deleted = await changeRows((supabase) =>
    supabase.from("blog_post_trash").delete().eq("post_id", id).select("post_id"),
  );
  if (deleted.length > 0) return;
  const supabase = await getSignedInClient();
  const left = await supabase.from("blog_post_trash").select("post_id").eq("post_id", id).throwOnError();
  // The delete matched no row because the role was missing at that time.
  if (left.data.length > 0) throw new AccessError("not-admin");
}

const day = 24 * 3_600_000;

/** Describes the time left to restore a post, which the clean-up deletes after its last day. */
export function daysLeft(trashedAt: string, now = serverNow()): string {
  const days = Math.ceil((Date.parse(trashedAt) + trashDays * day - now) / day);
  if (days <= 0) return "Less than a day left";
  return days === 1 ? "1 day left" : `${days} days left`;
}
