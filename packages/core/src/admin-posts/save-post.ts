import { type PostFields, readingTime } from "../post-editing/post-draft.ts";
import { AccessError, getSignedInClient } from "../session/access.ts";
import { type PendingVersion, type StoredPendingVersion, toPendingVersion } from "./pending-versions.ts";
import type { Post, PostStatus, PostVersion, SaveOutcome } from "./post.ts";
import { CategoryGoneError, SlugFrozenError, SlugTakenError, writeFault } from "./write-posts.ts";

/**
 * What the database can be asked to do with a post's text. `background`: a save that no person asked for, which leaves an
 * address that has been public as it is. `verify` writes nothing.
 */
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
  /** Made once for each attempt, and repeated when the attempt is. */
  revision: string;
  /** The id that a new post will have, too. */
  postId: string;
  /** The `updated_at` of the post that the text was made from; null for a new post. */
  base: string | null;
  /** The `updated_at` of the pending version that the text was made from; null where there was none. */
  pendingBase: string | null;
  /** Null: the text stays as it is. */
  fields: PostFields | null;
  /** The person wants another address although the old one has been public. */
  changesAddress: boolean;
  /** Revisions that were sent before and had no answer. */
  unanswered: readonly string[];
};

/** A post and its pending version. */
export type Versions = { post: Post | null; pending: PendingVersion | null };

/**
 * What the server has that the client does not know, and which of the two it is about. With the post, `pending` is the
 * version that the client knows, if it is still there.
 */
export type Conflict = Versions & {
  source: "post" | "pending" | "deleted";
  /** The post is the one that the client knows, or has made itself. */
  isPostKnown: boolean;
  savedAt: string | null;
  /** The email address of who saved it; null where that is not known. */
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
 * Does one command in one request; the database decides whether it can (`save_post` in supabase/schemas/03_saving.sql).
 * Throws a `SlugTakenError`, a `SlugFrozenError`, a `CategoryGoneError`, an `AccessError` or the backend's error; nothing
 * was written then.
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
      // A session that was ended elsewhere is one of no admin, too.
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

/** The command that brings a post back to a status that it had. */
export const commandTo = {
  published: "publish",
  scheduled: "publish",
  draft: "restore",
  archived: "archive",
} as const satisfies Record<PostStatus, SaveCommand>;

/**
 * Changes a post's status and nothing else, in the version that the person has seen. If there is a newer one, nothing is
 * written and the outcome holds it. Errors as `savePost`.
 */
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
