import type { Post, PostStatus } from "@brightwren/core/admin-posts/post";
import type { Conflict as StoredConflict } from "@brightwren/core/admin-posts/save-post";
import type { DraftOwner } from "./draft-owner.ts";
import { type DraftStop, type LocalDraft, unsavedPost } from "./local-drafts.ts";
import { emptyPostForm, isSameForm, type PostForm, toPostForm } from "./post-form.ts";
import {
  basesOf,
  type Command,
  type SentText,
  storedText,
  type StoredVersions,
  storesText,
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

/** The server's version, and the command that detected the conflict. */
export type Conflict = StoredConflict & { command: Command };

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
  /** `unsavedPost` until the post is stored. */
  postId: string;
  /** The id that a new post will get. */
  newId: string;
  changesAddress: boolean;
  /** Unacknowledged attempts, oldest first. Each may have been stored. */
  unanswered: readonly SentText[];
  failed: (Pick<CommandRequest, "command" | "text"> & { error: SaveError }) | null;
  savedAt: number | null;
};

export const openingText = (versions: StoredVersions, author: string): PostForm =>
  versions.post ? storedText(versions) : { ...emptyPostForm, author };

/** Whether a pending version changes the address of its public post. */
export const movesPost = ({ post, pending }: StoredVersions): boolean =>
  pending?.fields.slug !== undefined && pending.fields.slug !== post?.slug;

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
    postId: versions.post?.id ?? unsavedPost,
    newId,
    changesAddress: movesPost(versions),
    unanswered: [],
    failed: null,
    savedAt: null,
  };
}

/** The state of an editor that continues a draft from its base versions. */
export const withDraft = (state: EditorState, draft: LocalDraft): EditorState => ({
  ...state,
  form: draft.values,
  base: draft.base ?? state.base,
  pendingBase: draft.pendingVersion,
  newId: draft.newId,
  changesAddress: state.changesAddress || draft.changesAddress,
  unanswered: draft.unanswered,
});

/** The state of a closed editor, as its draft describes it. */
export function stateOfDraft(draft: LocalDraft): EditorState {
  const state = withDraft(openedState({ post: null, pending: null }, draft.newId), draft);
  const error = { kind: "offline", message: "" } as const;
  return { ...state, postId: draft.postId, failed: draft.unsent ? { command: draft.unsent, error } : null };
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
  const lost = isLost ? failed.command : undefined;
  const asked = {
    resting: lost,
    saving: phase.name === "saving" && phase.request.command !== "verify" ? phase.request.command : lost,
    conflict: undefined,
    closed: phase.name === "closed" ? phase.wanted : undefined,
  }[phase.name];
  if (!asked || !storesText(asked)) return undefined;
  if (post?.status === "published" || asked === "pending") return "pending";
  return asked === "background" ? "background" : "save";
}

/** Whether a failed save may have been stored; if so, it is retried automatically. */
export const mayBeStored = ({ kind }: SaveError): boolean => kind === "offline" || kind === "failed";

/** Why the text is not sent until the owner decides. */
function stopOf({ phase, failed }: EditorState): DraftStop | undefined {
  if (phase.name === "conflict")
    return { reason: phase.conflict.source === "deleted" ? "deleted" : "changed" };
  const isFinal = failed?.error.kind === "incomplete" || failed?.error.kind === "refused";
  return isFinal ? { reason: "refused", message: failed.error.message } : undefined;
}

export function toLocalDraft(
  state: EditorState,
  { editorId, owner, now }: { editorId: string; owner: DraftOwner; now: number },
): LocalDraft {
  const unsent = unsentCommand(state);
  const stopped = unsent ? undefined : stopOf(state);
  const { postId, base, pendingBase, newId, changesAddress, unanswered, form } = state;
  return {
    postId,
    editorId,
    keptAt: now,
    base: postId === unsavedPost ? null : base,
    pendingVersion: pendingBase,
    values: form,
    owner,
    newId,
    changesAddress,
    unanswered,
    ...(unsent && { unsent }),
    ...(stopped && { stopped }),
  };
}
