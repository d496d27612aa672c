import type { StoredPendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import { readTime, readUuid, readValues } from "./column-values.ts";
import type { Row } from "./table-requests.ts";
import { newPost, postColumns, type StoredPost } from "./table-rules.ts";
import { toTimestamp } from "./timestamps.ts";

export type SaveRow = {
  revision: string;
  postId: string;
  postVersion: string | null;
  pendingVersion: string | null;
  publishedFrom: string | null;
};

export type SaveParameters = {
  command: string;
  revision: string;
  postId: string;
  /** Microseconds since 1970. */
  base: number | null;
  pendingBase: number | null;
  fields: Row | null;
  changesAddress: boolean;
  unanswered: readonly string[];
};

export function readSave(parameters: Row): SaveParameters {
  const { base, pending_base } = parameters as { base: string | null; pending_base: string | null };
  return {
    command: String(parameters["command"]),
    revision: readUuid(String(parameters["revision"])),
    postId: readUuid(String(parameters["post_id"])),
    base: base === null ? null : readTime(base),
    pendingBase: pending_base === null ? null : readTime(pending_base),
    fields: parameters["fields"] as Row | null,
    changesAddress: parameters["changes_address"] === true,
    unanswered: parameters["unanswered"] as string[],
  };
}

export const saveAnswer = (
  outcome: string,
  post: StoredPost | null,
  pending: StoredPendingVersion | null,
): Row => ({ outcome, post, pending });

type Stored = {
  post: StoredPost | null;
  pending: StoredPendingVersion | null;
  saves: ReadonlyMap<string, SaveRow>;
};

type Action = {
  does: "discard" | "save beside" | "save";
  fields: Row | null;
  isPendingKnown: boolean;
  base: string;
};

export function decideSave(save: SaveParameters, { post, pending, saves }: Stored): { answer: Row } | Action {
  const { command, revision, postId, base, pendingBase } = save;
  const own = new Set([...save.unanswered, revision]);
  const ofPost = [...saves.values()].filter((one) => one.postId === postId);
  const byTimer = ofPost.find((one) => one.publishedFrom !== null && one.postVersion === post?.updated_at);
  const versions = [post?.updated_at, byTimer?.publishedFrom].filter((one) => typeof one === "string");
  const isShown = (version: string | null) => version !== null && versions.includes(version);
  const isOwn = (one: SaveRow) => own.has(one.revision);
  const isPostKnown =
    versions.some((one) => readTime(one) === base) ||
    ofPost.some((one) => isOwn(one) && isShown(one.postVersion));
  const isPendingKnown =
    pending === null ||
    readTime(pending.updated_at) === pendingBase ||
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
  if (post?.first_public_at && !save.changesAddress && fields) {
    const isOther = "slug" in fields && fields["slug"] !== post.slug;
    if (command !== "background" && isPostKnown && isOther) return { answer: { outcome: "address_locked" } };
    delete fields["slug"];
  }
  const action = {
    fields,
    isPendingKnown,
    base: isPostKnown && post ? post.updated_at : toTimestamp(base ?? 0),
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

/** `now`: microseconds since 1970. */
export function postAfter(
  { command, postId }: SaveParameters,
  post: StoredPost | null,
  fields: Row | null,
  now: number,
): StoredPost {
  const initial = { ...newPost, id: postId, created_at: toTimestamp(now), first_public_at: null };
  const wanted = { ...(post ?? initial), ...readValues(postColumns, fields ?? {}) } as StoredPost;
  if (command === "publish") wanted.published_at ??= toTimestamp(now);
  const isFuture = wanted.published_at !== null && readTime(wanted.published_at) > now;
  const statuses: Partial<Record<string, StoredPost["status"]>> = {
    publish: isFuture ? "scheduled" : "published",
    archive: "archived",
    unpublish: "draft",
    restore: "draft",
  };
  return { ...wanted, status: statuses[command] ?? post?.status ?? "draft" };
}
