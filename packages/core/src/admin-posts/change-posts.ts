import type { Json } from "@brightwren/functions/contracts/database-types";
import { askAsOwner } from "../session/access.ts";
import type { Post, PostVersion } from "./post.ts";

/** `published` takes effect immediately or at the post's date. `draft` also restores archived posts. */
export type ChangeOfPosts =
  | { status: "published" | "draft" | "archived" }
  | { delete: true }
  | { category_id: string | null }
  | { add_tags: readonly string[] }
  | { remove_tags: readonly string[] };

type Before = Pick<Post, "status" | "published_at" | "category_id" | "tags">;

/**
 * `changed`: `updated_at` is null if deleted. `conflict`: a newer version exists. `refused`: the reason is a
 * pending version (`pending_version`), more than ten tags (`too_many_tags`) or the violated constraint.
 */
export type ChangeOutcome = { id: string } & (
  | { outcome: "changed"; updated_at: string | null; before: Before }
  | { outcome: "unchanged" | "conflict" | "gone" }
  | { outcome: "refused"; reason: string }
);

/** Posts per request. Larger batches could exceed the eight-second timeout of hosted projects. */
const batch = 250;

type OnBatch = (done: ChangeOutcome[]) => void;

/** Changes each post completely or not at all. `onBatch` receives the final outcomes of each batch of 250. */
export const changePosts = (
  posts: readonly PostVersion[],
  change: ChangeOfPosts,
  onBatch?: OnBatch,
): Promise<ChangeOutcome[]> =>
  inBatches(
    posts.map(({ id, updated_at }) => ({ id, updated_at })),
    change,
    onBatch,
  );

/** Reverts a change unless the post has a newer version or was deleted. Same outcomes as `changePosts`. */
export const undoChange = (outcomes: readonly ChangeOutcome[], onBatch?: OnBatch): Promise<ChangeOutcome[]> =>
  inBatches(
    outcomes.flatMap((one) =>
      one.outcome === "changed" && one.updated_at !== null
        ? [{ id: one.id, updated_at: one.updated_at, before: one.before }]
        : [],
    ),
    { undo: true },
    onBatch,
  );

async function inBatches(
  posts: (PostVersion & { before?: Before })[],
  change: ChangeOfPosts | { undo: true },
  onBatch?: OnBatch,
): Promise<ChangeOutcome[]> {
  const outcomes: ChangeOutcome[] = [];
  for (let from = 0; from < posts.length; from += batch) {
    const request = { posts: posts.slice(from, from + batch), change: { ...change } as Json };
    const done = (await askAsOwner((supabase) => supabase.rpc("change_posts", request))) as ChangeOutcome[];
    outcomes.push(...done);
    onBatch?.(done);
  }
  return outcomes;
}
