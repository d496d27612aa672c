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

/** What became of a request: every one of a person's is answered with one of these. */
export type CommandOutcome =
  /**
   * The server has it. `from` and `to`: the post's status before and after; none for a post that is not there. `before`:
   * all of the post as it was, where that is certain, to undo it.
   */
  | { name: "done"; from: PostStatus | undefined; to: PostStatus | undefined; before?: Post }
  /** There was nothing to do. */
  | { name: "unchanged" }
  /** It was not done. With `isQueued` the text, but nothing else of the request, is stored when the network is back. */
  | { name: "refused"; error: SaveError; isQueued: boolean }
  /** Somebody else saved meanwhile: the person is shown both texts. */
  | { name: "conflict" }
  /** The editor was closed before its turn came. */
  | { name: "closed" };

/** Something an editor was asked for; the queue does one after the other, in their order. */
export type CommandRequest = {
  command: Command;
  /** Names the attempt to do it. */
  revision: string;
  /** What to store in place of the form's text, which stays in the form: an earlier text that is to be back. */
  text?: PostForm | undefined;
  answer: (outcome: CommandOutcome) => void;
};

/** What the server has instead, and what the person wanted to do when that came out. */
export type Conflict = ServerVersion & { command: Command };

/**
 * Where an editor is. `conflict` waits for the person's choice; meanwhile nothing is saved. `closed` stores nothing any
 * more, and with `keepsNothing` not even on this computer; a save that was sent before may still be answered.
 */
export type Phase =
  | { name: "resting" }
  | {
      name: "saving";
      request: CommandRequest;
      form: PostForm;
      conflict: Conflict | null;
      /** What had no answer when this was sent. Refused, it says nothing of that. */
      before: readonly SentText[];
    }
  | { name: "conflict"; conflict: Conflict }
  | { name: "closed"; keepsNothing: boolean; wanted: LocalDraft["unsent"] };

/** Everything that an editor knows. */
export type EditorState = StoredVersions & {
  phase: Phase;
  /** What is asked for and not begun, in order. */
  waiting: readonly CommandRequest[];
  /** What the person has written. */
  form: PostForm;
  /** What the server has of it, as far as this editor knows. */
  stored: PostForm;
  /** The versions that the text was made from. A save names them, and overwrites no others. */
  base: string | null;
  pendingBase: string | null;
  newId: string;
  /** The person wants another address although the post has been public. */
  changesAddress: boolean;
  /** What was sent and never answered, oldest first: each of it may have been stored. */
  unanswered: readonly SentText[];
  failed: (Pick<CommandRequest, "command" | "text"> & { error: SaveError }) | null;
  savedAt: number | null;
};

/** The text that the server has: the pending version's where there is one. */
export function storedText({ post, pending }: StoredVersions): PostForm {
  return post ? toPostForm(textOf({ post, pending })) : emptyPostForm;
}

/** The text that an editor opens with. `author`: who writes new posts. */
export const openingText = (versions: StoredVersions, author: string): PostForm =>
  versions.post ? storedText(versions) : { ...emptyPostForm, author };

/** Whether a pending version gives its post, which has been public, another address. */
export const movesPost = ({ post, pending }: StoredVersions): boolean =>
  pending?.fields.slug !== undefined && pending.fields.slug !== post?.slug;

/** An editor that was opened just now. `newId`: the id that a post without one will have; `author`: who writes it. */
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

/** Whether the server may have another text than the form. A text that was sent and never answered may be there. */
export function isDirty({ form, stored, unanswered, phase }: EditorState): boolean {
  if (!isSameForm(form, stored)) return true;
  return phase.name !== "saving" && unanswered.some(({ fields }) => !isSameForm(toPostForm(fields), stored));
}

/** A draft stores itself; a post that visitors may see is stored by people only. */
export const savesItself = ({ post, phase }: EditorState): boolean =>
  (!post || post.status === "draft") && phase.name !== "conflict" && phase.name !== "closed";

const endStatus: Partial<Record<Command, string>> = {
  publish: "published",
  unpublish: "draft",
  restore: "draft",
  archive: "archived",
};

/** Whether the server already has what this command would do. */
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
 * What the text is to be stored as when the network is back, with or without this editor; undefined where nobody asked
 * for it, or the answer was no. What visitors would notice is done by people only.
 */
export function unsentAs(state: EditorState): LocalDraft["unsent"] {
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

/** Whether what was sent may have been stored although the save failed. It is tried again by itself. */
export const mayBeStored = ({ kind }: SaveError): boolean => kind === "offline" || kind === "failed";

/** The place that an editor's text has on this computer. */
export const placeOf = ({ post }: EditorState, editorId: string): DraftId => ({
  postId: post?.id ?? unsavedPost,
  editorId,
});

/** What there is to keep of an editor's text on this computer, at a moment in milliseconds since 1970. */
export function toLocalDraft(
  state: EditorState,
  { editorId, owner, now }: { editorId: string; owner: DraftOwner; now: number },
): LocalDraft {
  const unsent = unsentAs(state);
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
