import type { Post, PostStatus } from "@brightwren/core/admin-posts/post";
import type { DraftOwner } from "./draft-owner.ts";
import { type DraftId, type LocalDraft, unsavedPost } from "./local-drafts.ts";
import { emptyPostForm, isSameForm, type PostForm, toPostForm } from "./post-form.ts";
import {
  basesOf,
  type Command,
  type SentText,
  type ServerVersion,
  type StoredVersions,
  storesText,
  textOf,
} from "./save-request.ts";
import type { SaveError } from "./save-error.ts";

/** Outcome of a request. Every owner command resolves to an outcome. */
export type CommandOutcome =
  /**
   * Stored on the server. `from`, `to`: the post's status before and after; undefined if there was no post. `before`:
   * the previous post, for Undo; omitted if uncertain.
   */
  | { name: "done"; from: PostStatus | undefined; to: PostStatus | undefined; before?: Post }
  | { name: "unchanged" }
  /** Failed. With `isQueued`, only the text will be saved when the network is back. */
  | { name: "refused"; error: SaveError; isQueued: boolean }
  /** Somebody else has saved the post in the meantime. The owner sees both versions. */
  | { name: "conflict" }
  /** The editor closed before the request ran. */
  | { name: "closed" };

export type CommandRequest = {
  command: Command;
  /** Idempotency key of the attempt. */
  revision: string;
  /** Earlier text to restore. It is saved instead of the form's text, which stays in the form. */
  text?: PostForm | undefined;
  answer: (outcome: CommandOutcome) => void;
};

export type Conflict = ServerVersion & { command: Command };

/**
 * `conflict`: nothing is saved until the owner chooses. `closed`: saving has stopped. With `keepsNothing`, text is not
 * stored on this computer either. An earlier save may still complete.
 */
export type Phase =
  | { name: "resting" }
  | {
      name: "saving";
      request: CommandRequest;
      form: PostForm;
      conflict: Conflict | null;
      /** Attempts that were unacknowledged when this one was sent. They may have succeeded even if this one fails. */
      before: readonly SentText[];
    }
  | { name: "conflict"; conflict: Conflict }
  | { name: "closed"; keepsNothing: boolean; wanted: LocalDraft["unsent"] };

export type EditorState = StoredVersions & {
  phase: Phase;
  waiting: readonly CommandRequest[];
  form: PostForm;
  /** The server's text as last loaded or saved here. */
  stored: PostForm;
  /** Base versions, sent with each save so that it never overwrites any other version. */
  base: string | null;
  pendingBase: string | null;
  newId: string;
  changesAddress: boolean;
  /** Unacknowledged attempts, oldest first. Each may have been stored. */
  unanswered: readonly SentText[];
  failed: (Pick<CommandRequest, "command" | "text"> & { error: SaveError }) | null;
  savedAt: number | null;
};

/** The text of the pending version or, without one, of the post. */
export function storedText({ post, pending }: StoredVersions): PostForm {
  return post ? toPostForm(textOf({ post, pending })) : emptyPostForm;
}

export const openingText = (versions: StoredVersions, author: string): PostForm =>
  versions.post ? storedText(versions) : { ...emptyPostForm, author };

/** Whether a pending version changes the address of its public post. */
export const movesPost = ({ post, pending }: StoredVersions): boolean =>
  pending?.fields.slug !== undefined && pending.fields.slug !== post?.slug;

/** `newId`: the id that a new post will get. */
export function openedState(
  versions: StoredVersions,
  newId: string,
  author = emptyPostForm.author,
): EditorState {
  const stored = openingText(versions, author);
  return {
    ...versions,
    ...basesOf(versions),
    phase: { name: "resting" },
    waiting: [],
    form: stored,
    stored,
    newId,
    changesAddress: movesPost(versions),
    unanswered: [],
    failed: null,
    savedAt: null,
  };
}

/** Also checks unacknowledged attempts, because the server may have stored one of them. */
export function isDirty({ form, stored, unanswered, phase }: EditorState): boolean {
  if (!isSameForm(form, stored)) return true;
  return phase.name !== "saving" && unanswered.some(({ fields }) => !isSameForm(toPostForm(fields), stored));
}

/** Drafts are saved automatically, but only the owner saves a post that visitors may see. */
export const isAutosaved = ({ post, phase }: EditorState): boolean =>
  (!post || post.status === "draft") && phase.name !== "conflict" && phase.name !== "closed";

const endStatus: Partial<Record<Command, string>> = {
  publish: "published",
  unpublish: "draft",
  restore: "draft",
  archive: "archived",
};

export function isAlreadyDone(state: EditorState, command: Command): boolean {
  const { post, pending } = state;
  if (command === "verify") return false;
  if (command === "discard") return pending === null;
  if (command === "delete") return post === null;
  if (!post || isDirty(state)) return false;
  if (command === "save" || command === "background" || command === "pending") return true;
  return post.status === endStatus[command] && (command !== "publish" || pending === null);
}

/**
 * The command that will save the text when the network is back, even if this editor is closed. Undefined if no save was
 * requested or the server rejected it. Changes that visitors would see require the owner.
 */
export function unsentCommand(state: EditorState): LocalDraft["unsent"] {
  const { phase, failed, post } = state;
  if (!isDirty(state)) return undefined;
  const isLost = failed !== null && (mayBeStored(failed.error) || failed.error.kind === "signed-out");
  const asked = {
    resting: isLost ? failed.command : undefined,
    saving: phase.name === "saving" ? phase.request.command : undefined,
    conflict: undefined,
    closed: phase.name === "closed" ? phase.wanted : undefined,
  }[phase.name];
  if (!asked || !storesText(asked)) return undefined;
  if (post?.status === "published") return "pending";
  return asked === "background" ? "background" : "save";
}

/** Whether a failed save may have been stored; if so, it is retried automatically. */
export const mayBeStored = ({ kind }: SaveError): boolean => kind === "offline" || kind === "failed";

export const placeOf = ({ post }: EditorState, editorId: string): DraftId => ({
  postId: post?.id ?? unsavedPost,
  editorId,
});

export function toLocalDraft(
  state: EditorState,
  { editorId, owner, now }: { editorId: string; owner: DraftOwner; now: number },
): LocalDraft {
  const unsent = unsentCommand(state);
  return {
    ...placeOf(state, editorId),
    keptAt: now,
    base: state.post ? state.base : null,
    pending: state.pending !== null,
    values: state.form,
    newId: state.newId,
    pendingVersion: state.pendingBase,
    changesAddress: state.changesAddress,
    unanswered: [...state.unanswered],
    owner,
    ...(unsent && { unsent }),
  };
}
