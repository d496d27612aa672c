import type { StoredPendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import type { Post } from "@brightwren/core/admin-posts/post";

export type Row = Record<string, unknown>;

/** Microseconds since 1970, as Postgres stores them. */
export function toMicroseconds(timestamp: string): number {
  const [, fraction = "0"] = /\.(\d+)/.exec(timestamp) ?? [];
  return Math.floor(Date.parse(timestamp) / 1000) * 1e6 + Math.round(Number(`0.${fraction}`) * 1e6);
}

/** Microseconds since 1970 as PostgREST formats them: `2026-01-02T03:04:05.6+00:00`. */
export function toTimestamp(microseconds: number): string {
  const seconds = new Date(Math.floor(microseconds / 1000)).toISOString().slice(0, 19);
  const fraction = String(microseconds % 1_000_000)
    .padStart(6, "0")
    .replace(/0+$/, "");
  return `${seconds}${fraction && `.${fraction}`}+00:00`;
}

export type SaveRow = {
  revision: string;
  postId: string;
  postVersion: string | null;
  pendingVersion: string | null;
  publishedFrom: string | null;
};

/** The parameters of the SQL function `save_post`. */
export type SaveParameters = {
  command: string;
  revision: string;
  post_id: string;
  base: string | null;
  pending_base: string | null;
  fields: Row | null;
  changes_address: boolean;
  unanswered: readonly string[];
};

export const saveAnswer = (
  outcome: string,
  post: Post | null,
  pending: StoredPendingVersion | null,
): Row => ({ outcome, post, pending });

type Stored = {
  post: Post | null;
  pending: StoredPendingVersion | null;
  saves: ReadonlyMap<string, SaveRow>;
};

type Action = {
  does: "discard" | "save beside" | "save";
  fields: Row | null;
  isPendingKnown: boolean;
  base: string;
};

export const isSameTime = (one: string, other: string | null): boolean =>
  other !== null && toMicroseconds(one) === toMicroseconds(other);

export function decideSave(save: SaveParameters, { post, pending, saves }: Stored): { answer: Row } | Action {
  const { command, revision, post_id: postId, base, pending_base: pendingBase } = save;
  const own = new Set([...save.unanswered, revision]);
  const ofPost = [...saves.values()].filter((one) => one.postId === postId);
  const byTimer = ofPost.find((one) => one.publishedFrom !== null && one.postVersion === post?.updated_at);
  const versions = [post?.updated_at, byTimer?.publishedFrom].filter((one) => typeof one === "string");
  const isShown = (version: string | null) => version !== null && versions.includes(version);
  const isOwn = (one: SaveRow) => own.has(one.revision);
  const isPostKnown =
    versions.some((one) => isSameTime(one, base)) ||
    ofPost.some((one) => isOwn(one) && isShown(one.postVersion));
  const isPendingKnown =
    pending === null ||
    isSameTime(pending.updated_at, pendingBase) ||
    ofPost.some((one) => isOwn(one) && one.pendingVersion === pending.updated_at);
  const conflict = (source: string, beside: StoredPendingVersion | null) => ({
    answer: { ...saveAnswer("conflict", post, beside), source, is_post_known: isPostKnown },
  });
  const answer = (outcome: string, beside: StoredPendingVersion | null) => ({
    answer: saveAnswer(outcome, post, beside),
  });

  if (!post && (base !== null || command === "discard" || ofPost.some(isOwn)))
    return conflict("deleted", null);
  const storesBeside = command === "save" || command === "background" || command === "pending";
  const before = ofPost.find((one) => one.revision === revision);
  const isStored =
    before &&
    (before.pendingVersion === null
      ? before.postVersion === null || isShown(before.postVersion)
      : before.pendingVersion === pending?.updated_at);
  if (isStored) return answer("already_stored", isPendingKnown && storesBeside ? pending : null);
  const known = isPendingKnown ? pending : null;
  if (command === "verify") {
    if (post && !isPostKnown) return conflict("post", known);
    return isPendingKnown ? answer("unchanged", pending) : conflict("pending", pending);
  }

  const fields = save.fields && { ...save.fields };
  if (post?.first_public_at && !save.changes_address && fields) {
    const isOther = "slug" in fields && fields["slug"] !== post.slug;
    if (command !== "background" && isPostKnown && isOther) return { answer: { outcome: "address_locked" } };
    delete fields["slug"];
  }
  const action = {
    fields,
    isPendingKnown,
    base: isPostKnown && post ? post.updated_at : toTimestamp(base === null ? 0 : toMicroseconds(base)),
  };
  if (command === "discard")
    return isPendingKnown ? { ...action, does: "discard" } : conflict("pending", pending);
  const isPublished = post?.status === "published";
  if (isPublished && storesBeside && (isPostKnown || (command === "pending" && base !== null))) {
    if (!isPendingKnown) return conflict("pending", pending);
    if (!pending && pendingBase !== null && !isPostKnown) return conflict("post", null);
    return { ...action, does: "save beside" };
  }
  if (post && !isPostKnown) return conflict("post", known);
  if (command === "publish" && isPublished && pendingBase !== null && !isPendingKnown)
    return conflict("pending", pending);
  return { ...action, does: "save" };
}

/** Returns the post's status after a command. `now`: microseconds since 1970. */
export function statusAfter(command: string, { status, published_at }: Post, now: number) {
  const isFuture = published_at !== null && toMicroseconds(published_at) > now;
  const statuses: Partial<Record<string, Post["status"]>> = {
    publish: isFuture ? "scheduled" : "published",
    archive: "archived",
    unpublish: "draft",
    restore: "draft",
  };
  return statuses[command] ?? status;
}
