import { adminPaths } from "../host/admin-paths.ts";
import { type DraftOwner, isOwn } from "./draft-owner.ts";
import { type DraftId, type LocalDraft, unsavedPost } from "./local-drafts.ts";
import { emptyPostForm, isSameForm, readPostForm } from "./post-form.ts";

/** A local draft as lists and notices show it. */
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

/** This person's drafts; those without any text are left out. */
export function toDraftListItems(drafts: LocalDraft[], owner: DraftOwner): DraftListItem[] {
  return drafts
    .filter((draft) => isOwn(draft, owner) && !isSameForm(readPostForm(draft.values), emptyPostForm))
    .map((draft) => ({
      draft,
      title: readPostForm(draft.values).title.trim() || "Untitled",
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

/** A post that no server has is opened as a new one, with the draft in it; elsewhere the editor offers the draft. */
function placeOf({ postId, editorId, stopped }: LocalDraft): Pick<DraftListItem, "path" | "state"> {
  if (postId !== unsavedPost && stopped?.reason !== "deleted") return { path: adminPaths.post(postId) };
  return { path: adminPaths.newPost, state: { restore: { postId, editorId } } };
}

/** The location state of the editor's screen: the draft that somebody chose to restore. */
export type RestoreState = { restore: DraftId };

/** The draft that a location state names, if it does: it may hold anything. */
export function readRestoreState(state: unknown): DraftId | undefined {
  const restore = (state as Partial<RestoreState> | null | undefined)?.restore;
  return typeof restore?.postId === "string" && typeof restore.editorId === "string" ? restore : undefined;
}
