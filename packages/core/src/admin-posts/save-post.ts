import { type PostFields, readingTime } from "../post-editing/post-draft.ts";
import { AccessError, getSignedInClient } from "../session/access.ts";
import { type PendingVersion, type StoredPendingVersion, toPendingVersion } from "./pending-versions.ts";
import type { Post, PostStatus, PostVersion, SaveOutcome } from "./post.ts";
import { CategoryGoneError, SlugFrozenError, SlugTakenError, writeFault } from "./write-posts.ts";

/** `background`: an autosave, which never changes a public address. `verify` writes nothing. */
export type SaveCommand =
  | "save"
  | "background"
  | "pending"
  | "publish"
  | "unpublish"
  | "archive"
  | "restore"
  | "discard"
  | "verify";

export type Save = {
  command: SaveCommand;
  /** Idempotency key; a retry sends the same key. */
  revision: string;
  /** Also the id of a new post. */
  postId: string;
  /** `updated_at` of the post version that was edited; null for a new post. */
  base: string | null;
  /** `updated_at` of the pending version that was edited; null if there was none. */
  pendingBase: string | null;
  /** Null leaves all fields unchanged. */
  fields: PostFields | null;
  /** The owner confirmed changing the address of a post that has been public. */
  changesAddress: boolean;
  /** Earlier revisions that did not receive a response. */
  unanswered: readonly string[];
};

export type Versions = { post: Post | null; pending: PendingVersion | null };

/** The server's version. For `source: "post"`, `pending` is the version that the client loaded, if it still exists. */
export type Conflict = Versions & {
  source: "post" | "pending" | "deleted";
  /** The client has loaded or written this version of the post. */
  isPostKnown: boolean;
  savedAt: string | null;
  /** Email address of the owner who saved the server version; null if unknown. */
  savedBy: string | null;
};

export type SaveAnswer =
  | { stored: Versions & { post: Post } }
  | { verified: Versions }
  | { conflict: Conflict };

type Answer = {
  outcome: string;
  post: Post | null;
  pending: StoredPendingVersion | null;
  source: Conflict["source"];
  is_post_known: boolean;
  saved_at: string | null;
  saved_by: string | null;
};

/**
 * Sends one command; the database decides whether to apply it (`save_post` in supabase/schemas/03_saving.sql). Throws a
 * `SlugTakenError`, a `SlugFrozenError` or a `CategoryGoneError` and then writes nothing.
 */
export async function savePost(save: Save): Promise<SaveAnswer> {
  const { fields } = save;
  const supabase = await getSignedInClient();
  const { data, error } = await supabase.rpc("save_post", {
    command: save.command,
    revision: save.revision,
    post_id: save.postId,
    base: save.base,
    pending_base: save.pendingBase,
    fields: fields && { ...fields, read_time_minutes: readingTime(fields.content) },
    changes_address: save.changesAddress,
    unanswered: [...save.unanswered],
  });
  if (error) throw await writeFault(error, fields?.slug ?? "");
  const answer = data as Answer;
  const { post } = answer;
  const versions = { post, pending: answer.pending && toPendingVersion(answer.pending) };
  switch (answer.outcome) {
    case "unchanged":
      return { verified: versions };
    case "conflict":
      return { conflict: { ...versions, ...conflictFacts(answer) } };
    case "address_taken":
      throw new SlugTakenError(fields?.slug ?? "");
    case "address_locked":
      throw new SlugFrozenError();
    case "category_gone":
      throw new CategoryGoneError();
    case "not_allowed":
      // A session that was ended elsewhere also lacks the admin role; `writeFault` tells the two cases apart.
      throw await writeFault({ code: "42501" }, "");
  }
  if (!post) throw new AccessError("not-admin");
  return { stored: { ...versions, post } };
}

const conflictFacts = ({ source, is_post_known, saved_at, saved_by }: Answer) => ({
  source,
  isPostKnown: is_post_known,
  savedAt: saved_at,
  savedBy: saved_by,
});

export const commandTo = {
  published: "publish",
  scheduled: "publish",
  draft: "restore",
  archived: "archive",
} as const satisfies Record<PostStatus, SaveCommand>;

/** Changes only the status; returns a newer server version as a conflict. Throws the same errors as `savePost`. */
export async function changePostStatus(
  { id, updated_at }: PostVersion,
  status: PostStatus,
): Promise<SaveOutcome> {
  const answer = await savePost({
    command: commandTo[status],
    revision: crypto.randomUUID(),
    postId: id,
    base: updated_at,
    pendingBase: null,
    fields: null,
    changesAddress: false,
    unanswered: [],
  });
  if ("stored" in answer) return { saved: answer.stored.post };
  return { conflict: "conflict" in answer ? answer.conflict.post : null };
}
