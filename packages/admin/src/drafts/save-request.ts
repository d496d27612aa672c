import { type PostStatus, postToDraft } from "@brightwren/core/admin-posts/post";
import type { Conflict, SaveAnswer, SaveCommand, Versions } from "@brightwren/core/admin-posts/save-post";
import type { PostFields } from "@brightwren/core/post-editing/post-draft";
import type { DraftOwner } from "./draft-owner.ts";
import { emptyPostForm, isSameForm, type PostForm, toPostForm } from "./post-form.ts";

/**
 * An editor command. Only `background` (saves a draft) and `verify` (checks whether an unacknowledged save succeeded,
 * without writing) run automatically.
 */
export type Command = SaveCommand | "delete";

/** `post` is null if it was never saved or has been deleted. */
export type StoredVersions = Versions;

/** The text of the pending version or, without one, of the post. Empty without a post. */
export const storedText = ({ post, pending }: StoredVersions): PostForm =>
  post ? toPostForm({ ...postToDraft(post), ...pending?.fields }) : emptyPostForm;

/** The server's text in a conflict. Empty if the post was deleted. */
export const conflictingText = ({ source, post, pending }: Conflict): PostForm =>
  storedText({ post, pending: source === "pending" ? pending : null });

/** An unacknowledged attempt by this editor. The server may have stored it. */
export type SentText = {
  command: Command;
  /** Idempotency key of the attempt. */
  revision: string;
  fields: PostFields;
  changesAddress: boolean;
};

export type SaveRequest = SentText & {
  owner: DraftOwner;
  /** Checked before each request, because the owner may have left or discarded the text. */
  isWanted: () => boolean | Promise<boolean>;
  /** Id of the post, or the id that a new post will get. */
  postId: string;
  /** `updated_at` of the post that this editor last loaded or saved; null for a new post. */
  known: string | null;
  /** `updated_at` of the post that the text was written from. */
  base: string | null;
  /** `updated_at` of the pending version that the text was written from. */
  pendingBase: string | null;
  /** Revisions of earlier unacknowledged attempts. */
  unanswered: readonly string[];
};

export type SaveResult = SaveAnswer | { gone: true };

export const storesText = (command: Command): boolean =>
  command !== "verify" && command !== "discard" && command !== "delete";

/** Commands that store the text and change nothing else. */
export const isSave = (command: Command): command is "save" | "background" | "pending" =>
  command === "save" || command === "background" || command === "pending";

/** Commands that run automatically. */
export const isQuiet = (command: Command): boolean => command === "background" || command === "verify";

/**
 * Adapts a command to the post's status. Saving a published post creates a pending version, because a save
 * never publishes.
 */
export function commandFor(command: Command, status: PostStatus | undefined): Command {
  if (!isSave(command) || !status) return command;
  return status === "published" ? "pending" : command === "pending" ? "save" : command;
}

const mostUnanswered = 20;

/**
 * Prepares the attempt that follows unacknowledged ones. Reuses the last revision for the same text and command.
 * Returns the attempt, the other revisions that the server may have, and the new list of unacknowledged attempts.
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

export const basesOf = ({ post, pending }: StoredVersions) => ({
  base: pending?.base_updated_at ?? post?.updated_at ?? null,
  pendingBase: pending?.updated_at ?? null,
});

export class CancelledError extends Error {
  constructor() {
    super("The text was left without saving.");
    this.name = "CancelledError";
  }
}
