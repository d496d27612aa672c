import type { Json } from "@brightwren/functions/contracts/database-types";
import { getSignedInClient, refusalOf } from "../session/access.ts";
import type { Post, PostVersion } from "./post.ts";

/**
 * What is done to many posts at once. `published`: at once, or when the date comes that a post has; `draft` takes it off
 * the site, and back from the archive.
 */
export type ChangeOfPosts =
  | { status: "published" | "draft" | "archived" }
  | { delete: true }
  | { category_id: string | null }
  | { add_tags: readonly string[] }
  | { remove_tags: readonly string[] };

/** What a change can change of a post, as it was before. */
type Before = Pick<Post, "status" | "published_at" | "category_id" | "tags">;

/**
 * What became of one post. `changed`: with its new version, none if it was deleted. `unchanged`: it was so already.
 * `conflict`: somebody has changed it since it was read, and nothing was done. `refused`: for a pending version beside
 * it that nobody has looked at (`pending_version`), for more than ten tags (`too_many_tags`), or for the rule of this name that it would break.
 */
export type ChangeOutcome = { id: string } & (
  | { outcome: "changed"; updated_at: string | null; before: Before }
  | { outcome: "unchanged" | "conflict" | "gone" }
  | { outcome: "refused"; reason: string }
);

/** Posts that go in one request: a hosted project ends what takes longer than eight seconds. */
const batch = 250;

type OnBatch = (done: ChangeOutcome[]) => void;

/**
 * Changes posts, each in the version that the person has seen, whole or not at all; says what became of each. More than
 * 250 take several requests; `onBatch` is given what each of them answered, and what it was given stays done whatever
 * comes after. Throws an `AccessError` or the backend's error.
 */
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

/**
 * Puts back what an earlier change has changed, unless the post has another version by now. Deleted posts stay deleted.
 * Outcomes and errors as `changePosts`.
 */
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
  const supabase = await getSignedInClient();
  const outcomes: ChangeOutcome[] = [];
  for (let from = 0; from < posts.length; from += batch) {
    const some = posts.slice(from, from + batch);
    const { data, error } = await supabase.rpc("change_posts", {
      posts: some,
      change: { ...change } as Json,
    });
    if (error) throw await refusalOf(error);
    outcomes.push(...(data as ChangeOutcome[]));
    onBatch?.(data as ChangeOutcome[]);
  }
  return outcomes;
}
