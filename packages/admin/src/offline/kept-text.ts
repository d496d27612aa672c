import { adminPaths } from "../host/admin-paths.ts";
import { emptyPostForm, isSameForm, readPostForm } from "../editor/form/post-form.ts";
import { unsavedPost, type DraftOwner, type LocalDraft } from "../local-drafts/local-draft.ts";
import type { RestoreVisit } from "./restore-visit.ts";

/** A text that only this computer has, as a list shows it. */
export type KeptText = {
  draft: LocalDraft;
  title: string;
  /** What became of it, in a few words. */
  status: string;
  /** Whether the person has to decide something. */
  isStopped: boolean;
  /** The screen that opens it. */
  path: string;
  state?: RestoreVisit;
};

/** Whether a text is this person's and meant for this project; an older version did not say whose it was. */
export const isOwn = ({ owner }: LocalDraft, { project, userId }: DraftOwner): boolean =>
  !owner || (owner.project === project && owner.userId === userId);

/** The title that a text has so far. */
export const keptTitle = ({ values }: LocalDraft): string => readPostForm(values).title.trim() || "Untitled";

/** This person's texts among the drafts that are kept; empty ones are none. */
export function toKeptTexts(drafts: LocalDraft[], owner: DraftOwner): KeptText[] {
  return drafts
    .filter((draft) => isOwn(draft, owner) && !isSameForm(readPostForm(draft.values), emptyPostForm))
    .map((draft) => ({
      draft,
      title: keptTitle(draft),
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
function placeOf({ postId, editorId, stopped }: LocalDraft): Pick<KeptText, "path" | "state"> {
  if (postId !== unsavedPost && stopped?.reason !== "deleted") return { path: adminPaths.post(postId) };
  return { path: adminPaths.newPost, state: { restore: { postId, editorId } } };
}
