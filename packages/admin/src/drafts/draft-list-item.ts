import { adminPaths } from "../host/admin-paths.ts";
import { type DraftOwner, isOwn } from "./draft-owner.ts";
import { type DraftId, type LocalDraft, unsavedPost } from "./local-drafts.ts";
import { emptyPostForm, isSameForm } from "./post-form.ts";

export type DraftListItem = ReturnType<typeof toDraftListItems>[number];

/** Lists this owner's drafts, omitting empty ones. */
export function toDraftListItems(drafts: LocalDraft[], owner: DraftOwner) {
  return drafts
    .filter((draft) => isOwn(draft, owner) && !isSameForm(draft.values, emptyPostForm))
    .map((draft) => ({
      draft,
      title: draft.values.title.trim() || "Untitled",
      status: statusOf(draft),
      isStopped: draft.stopped !== undefined,
      ...placeOf(draft),
    }));
}

function statusOf({ stopped, unsent }: LocalDraft): string {
  switch (stopped?.reason) {
    case "changed":
      return "Someone else changed this post. Open it to compare";
    case "deleted":
      return "This post was deleted. Open it to save your text as a new one";
    case "refused":
      return stopped.message ?? "The server didn’t accept it";
    default:
      return unsent ? "Waiting for a connection" : "Not saved";
  }
}

/** A draft whose post is not on the server opens as a new post. Otherwise, the post's editor offers to restore it. */
function placeOf({ postId, editorId, stopped }: LocalDraft): { path: string; state?: RestoreState } {
  if (postId !== unsavedPost && stopped?.reason !== "deleted") return { path: adminPaths.post(postId) };
  return { path: adminPaths.newPost, state: { restore: { postId, editorId } } };
}

type RestoreState = { restore: DraftId };

/** Returns which draft an untrusted location state asks to restore. */
export function readRestoreState(state: unknown): DraftId | undefined {
  const restore = (state as Partial<RestoreState> | null | undefined)?.restore;
  return typeof restore?.postId === "string" && typeof restore.editorId === "string" ? restore : undefined;
}
