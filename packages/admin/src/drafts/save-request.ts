import { type Post, type PostStatus, postToDraft } from "@brightwren/core/admin-posts/post";
import type {
  Conflict as StoredConflict,
  SaveCommand,
  Versions,
} from "@brightwren/core/admin-posts/save-post";
import type { PostFields } from "@brightwren/core/post-editing/post-draft";
import type { DraftOwner } from "./draft-owner.ts";
import { isSameForm, toPostForm } from "./post-form.ts";

/**
 * What an editor is asked for. By itself it does only `background`, which stores a draft, and `verify`, which finds out
 * what became of a save without an answer and stores nothing; everything else is a person's command.
 */
export type Command = SaveCommand | "delete";

/** What the server has of a post. No post: it was never saved, or somebody deleted it. */
export type StoredVersions = Versions;

/** The versions of a post that is there. */
export type SavedVersions = StoredVersions & { post: Post };

/** The text of a post as its editors see it: the pending version's where there is one. */
export const textOf = ({ post, pending }: SavedVersions): PostFields => ({
  ...postToDraft(post),
  ...pending?.fields,
});

/** What was sent, and has no answer so far: stored or not, it is this editor's own. */
export type SentText = {
  command: Command;
  /** Names the attempt: repeated, it is stored once. */
  revision: string;
  fields: PostFields;
  /** The person wants another address although the old one has been public. */
  changesAddress: boolean;
};

/** What a save is made from. */
export type SaveRequest = SentText & {
  owner: DraftOwner;
  /** Asked before every request: whether the person has not left or discarded the text meanwhile. */
  isWanted: () => boolean | Promise<boolean>;
  /** The post's id; one that no server has yet is given this one. */
  postId: string;
  /** The `updated_at` of the post as this editor knows it; null for a new one. */
  known: string | null;
  /** The `updated_at` of the post that the text started from. */
  base: string | null;
  /** The `updated_at` of the pending version that the text started from. */
  pendingBase: string | null;
  /** The revisions of what was sent before and has no answer. */
  unanswered: readonly string[];
};

/** What the server has instead, and the text that stands against ours. No text: the post was deleted. */
export type ServerVersion = StoredConflict & { text: PostFields | null };

/** What became of a command. */
export type SaveResult =
  | { saved: SavedVersions }
  /** What the server has is what this editor knows or has stored itself. */
  | { verified: StoredVersions }
  /** Nothing was overwritten. */
  | { conflict: ServerVersion }
  | { gone: true };

/** Whether a command stores the text of the form. */
export const storesText = (command: Command): boolean =>
  command !== "verify" && command !== "discard" && command !== "delete";

/** Whether nobody asked for it. */
export const isQuiet = (command: Command): boolean => command === "background" || command === "verify";

/** What a command means for a post of this status; a save of a published post is kept beside it, so that it never publishes. */
export function commandFor(command: Command, status: PostStatus | undefined): Command {
  if (command !== "background" && command !== "save" && command !== "pending") return command;
  return status === "published" ? "pending" : command === "pending" ? "save" : command;
}

const mostUnanswered = 20;

/**
 * An attempt to store a text after others that have no answer: the last one again, if it is the same text for the same
 * command. Returns what to send, the other revisions that the server may have, and what has no answer from now on.
 */
export function attemptAfter(unanswered: readonly SentText[], text: SentText) {
  const isSame = ({ command, fields, changesAddress }: SentText) =>
    command === text.command &&
    changesAddress === text.changesAddress &&
    isSameForm(toPostForm(fields), toPostForm(text.fields));
  const last = unanswered.at(-1);
  const sent = last && isSame(last) ? last : text;
  const others = unanswered.filter((one) => one !== sent);
  return {
    sent,
    others: others.map(({ revision }) => revision),
    unanswered: [...others, sent].slice(-mostUnanswered),
  };
}

/** The versions that a text starts from which was made of these. */
export const basesOf = ({ post, pending }: StoredVersions) => ({
  base: pending?.base_updated_at ?? post?.updated_at ?? null,
  pendingBase: pending?.updated_at ?? null,
});

/** The person left or discarded the text before it was sent. */
export class CancelledError extends Error {
  constructor() {
    super("The text was left without saving.");
    this.name = "CancelledError";
  }
}
