import type { PendingFields, PendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import { type Post, type PostChanges, type PostStatus, postToDraft } from "@brightwren/core/admin-posts/post";
import type { PostFields } from "@brightwren/core/post-editing/post-draft";
import { serverNow } from "@brightwren/core/supabase/server-clock";
import type { DraftOwner } from "./draft-owner.ts";

/**
 * What an editor is asked for. By itself it does only `background`, which stores a draft, and `look`, which finds out
 * what became of a save without an answer and stores nothing; everything else is a person's wish.
 */
export type SaveIntent =
  | "background"
  | "look"
  | "save"
  | "pending"
  | "publish"
  | "unpublish"
  | "archive"
  | "restore"
  | "discard"
  | "delete";

/** What the server has of a post. No post: it was never saved, or somebody deleted it. */
export type StoredVersions = { post: Post | null; pending: PendingVersion | null };

/** The versions of a post that is there. With a `base`, the text was made from an older version of it. */
export type SavedVersions = StoredVersions & { post: Post; base?: string | null };

/** The text of a post as its editors see it: the pending version's where there is one. */
export const textOf = ({ post, pending }: StoredVersions & { post: Post }): PostFields => ({
  ...postToDraft(post),
  ...pending?.fields,
});

/** What was sent, and has no answer so far: stored or not, it is this editor's own. */
export type SentText = {
  intent: SaveIntent;
  fields: PostFields;
  /** The person wants another address although the old one has been public. */
  changesAddress: boolean;
};

/** What a save is made from. */
export type SaveRequest = StoredVersions &
  SentText & {
    owner: DraftOwner;
    /** Asked before every write: whether the person has not left or discarded the text meanwhile. */
    isWanted: () => boolean | Promise<boolean>;
    /** The `updated_at` of the post that the text started from. */
    base: string | null;
    /** The `updated_at` of the pending version that the text started from. */
    pendingBase: string | null;
    /** The id that a post without one will have: a save whose answer was lost finds it again. */
    newId: string;
    /** What was sent before and has no answer, oldest first. */
    unanswered: readonly SentText[];
  };

/**
 * What the server has instead, and whose text stands against ours: the post's, or that of a pending version beside it.
 * No text: the post was deleted. With the post's text, `pending` is the version that the editor knew, if it is still
 * there.
 */
export type Rival = StoredVersions & { source: "post" | "pending" | "nothing"; text: PostFields | null };

/** What became of a save. `conflict` is what the server has instead; nothing was overwritten then. */
export type SaveResult =
  | { saved: SavedVersions }
  /** `known`: the post as this editor itself has made it meanwhile. */
  | { conflict: Rival; known?: Post }
  | { gone: true }
  /** There was nothing to find out: the text was made from what there is. */
  | { asBefore: Post | null };

/** Whether an intent stores the text of the form. */
export const storesText = (intent: SaveIntent): boolean =>
  intent !== "look" && intent !== "discard" && intent !== "delete";

/** What an intent does to a post of this status; a save of a published post is kept beside it, so that it never publishes. */
export function intentFor(intent: SaveIntent, status: PostStatus | undefined): SaveIntent {
  if (intent !== "background" && intent !== "save" && intent !== "pending") return intent;
  return status === "published" ? "pending" : intent === "pending" ? "save" : intent;
}

/** The columns besides the text that an intent changes. */
export function statusChanges(
  intent: SaveIntent,
  publishedAt: string | null,
  now = new Date(serverNow()),
): PostChanges {
  switch (intent) {
    case "publish": {
      const published_at = publishedAt ?? now.toISOString();
      const status = Date.parse(published_at) > now.getTime() ? "scheduled" : "published";
      return { status, published_at };
    }
    case "unpublish":
    case "restore":
      return { status: "draft" };
    case "archive":
      return { status: "archived" };
    default:
      return {};
  }
}

/** The versions that a text starts from which was made of these. */
export const basesOf = ({ post, pending, base }: StoredVersions & { base?: string | null }) => ({
  base: base ?? pending?.base_updated_at ?? post?.updated_at ?? null,
  pendingBase: pending?.updated_at ?? null,
});

/** What is stored beside a published post: its address only where the person changes it. */
export function pendingFields({ fields, changesAddress }: SentText): PendingFields {
  const { slug, ...others } = fields;
  return changesAddress ? { ...others, slug } : others;
}

/** The person left or discarded the text before all of it was stored. */
export class TakenBackError extends Error {
  constructor() {
    super("The text was left without saving.");
    this.name = "TakenBackError";
  }
}

/** What the server has in the middle of a save of several writes, and the text of it that this editor sent. */
export type PartlySaved = {
  versions: SavedVersions;
  text: PostFields;
};

/** A save of several writes ended after one of them: what the server has by then, and why. */
export class PartlySavedError extends Error {
  readonly part: PartlySaved;

  constructor(part: PartlySaved, options: ErrorOptions) {
    super("A part of it was saved.", options);
    this.name = "PartlySavedError";
    this.part = part;
  }
}
