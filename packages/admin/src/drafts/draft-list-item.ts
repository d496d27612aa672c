import { adminPaths } from "../host/admin-paths.ts";
import { emptyPostForm, isSameForm, readPostForm } from "./post-form.ts";
import { unsavedPost, type DraftOwner, type LocalDraft } from "./local-drafts.ts";

/** A text that only this computer has, as a list shows it. */
export type DraftListItem = {
  draft: LocalDraft;
  title: string;
  /** What became of it, in a few words. */
  status: string;
  /** Whether the person has to decide something. */
  isStopped: boolean;
  /** The screen that opens it. */
  path: string;
  state?: RestoreState;
};

/** Whether a text is this person's and meant for this project; an older version did not say whose it was. */
export const isOwn = ({ owner }: LocalDraft, { project, userId }: DraftOwner): boolean =>
  !owner || (owner.project === project && owner.userId === userId);

/** The title that a text has so far. */
export const draftTitle = ({ values }: LocalDraft): string => readPostForm(values).title.trim() || "Untitled";

/** This person's texts among the drafts that are kept; empty ones are none. */
export function toDraftListItems(drafts: LocalDraft[], owner: DraftOwner): DraftListItem[] {
  return drafts
    .filter((draft) => isOwn(draft, owner) && !isSameForm(readPostForm(draft.values), emptyPostForm))
    .map((draft) => ({
      draft,
      title: draftTitle(draft),
      status: statusOf(draft),
      isStopped: draft.stopped !== undefined,
      ...placeOf(draft),
    }));
}

function statusOf({ stopped, unsent }: LocalDraft): string {
  switch (stopped?.reason) {
    case "changed":
      return "Somebody changed this post meanwhile. Open it to compare";
    case "deleted":
      return "Somebody deleted this post meanwhile. Open it to save it as a new one";
    case "refused":
      return stopped.message ?? "It could not be saved as it is";
    default:
      return unsent ? "Waits for the network" : "Not saved";
  }
}

/** A post that no server has is opened as a new one, with this text in it; elsewhere the editor offers it. */
function placeOf({ postId, editorId, stopped }: LocalDraft): Pick<DraftListItem, "path" | "state"> {
  if (postId !== unsavedPost && stopped?.reason !== "deleted") return { path: adminPaths.post(postId) };
  return { path: adminPaths.newPost, state: { restore: { postId, editorId } } };
}

/** A kept text that somebody chose to open; travels in the history entry of the editor's screen. */
export type RestoreState = { restore: Pick<LocalDraft, "postId" | "editorId"> };

/** The text that a history entry names, if it does: its state may hold anything. */
export function readRestoreState(state: unknown): RestoreState["restore"] | undefined {
  const restore = (state as Partial<RestoreState> | null | undefined)?.restore;
  return typeof restore?.postId === "string" && typeof restore.editorId === "string" ? restore : undefined;
}
