import { postToDraft } from "@brightwren/core/admin-posts/post";
import { type Conflict, savePost as store } from "@brightwren/core/admin-posts/save-post";
import { deletePost } from "@brightwren/core/admin-posts/write-posts";
import { asOwner } from "./draft-owner.ts";
import {
  CancelledError,
  type SaveRequest,
  type SaveResult,
  type ServerVersion,
  storesText,
  textOf,
} from "./save-request.ts";
import { picturesOf, sendPictures } from "./waiting-pictures.ts";

/**
 * Runs an editor's command: uploads its pictures, then sends one request. Throws a `SlugTakenError`, `SlugFrozenError`,
 * `CategoryGoneError`, `PictureRejectedError`, `AccessError`, `OtherAccountError`, `CancelledError` or the backend's
 * error. After an `UnreachableError`, the text may have been stored.
 */
export async function savePost(request: SaveRequest): Promise<SaveResult> {
  const { command, fields, owner } = request;
  if (command === "delete") return removePost(request);
  if (storesText(command) && picturesOf(fields).size > 0)
    await send(request, () => sendPictures(fields, owner));
  const { known, base, pendingBase } = request;
  const answer = await send(request, () =>
    store({
      ...request,
      command,
      fields: storesText(command) ? fields : null,
      // A pending version may be based on an older post than the one that this editor has loaded.
      base: command === "verify" && pendingBase !== null ? known : base,
    }),
  );
  if ("stored" in answer) return { saved: answer.stored };
  return "conflict" in answer ? { conflict: serverVersion(answer.conflict) } : answer;
}

async function send<Result>(
  { isWanted, owner, command }: SaveRequest,
  request: () => Promise<Result>,
): Promise<Result> {
  if (command !== "verify" && !(await isWanted())) throw new CancelledError();
  return asOwner(owner, request);
}

/** Deletes the post and its related rows, unless the server has a version that this editor has not shown. */
async function removePost(request: SaveRequest): Promise<SaveResult> {
  const verify = { ...request, command: "verify", base: request.known, fields: null } as const;
  const answer = await asOwner(request.owner, () => store(verify));
  if ("conflict" in answer && answer.conflict.source !== "deleted")
    return { conflict: serverVersion(answer.conflict) };
  const post = "verified" in answer ? answer.verified.post : null;
  if (!post) return { gone: true };
  const outcome = await send(request, () => deletePost(post.id, post.updated_at));
  if (outcome === "deleted") return { gone: true };
  const facts = { isPostKnown: false, savedAt: outcome.conflict.updated_at, savedBy: null };
  return { conflict: serverVersion({ source: "post", post: outcome.conflict, pending: null, ...facts }) };
}

function serverVersion(conflict: Conflict): ServerVersion {
  const { source, post, pending } = conflict;
  if (!post) return { ...conflict, text: null };
  return { ...conflict, text: source === "pending" ? textOf({ post, pending }) : postToDraft(post) };
}
