import { forgetPost } from "@brightwren/core/admin-posts/forget-post";
import { postKeys } from "@brightwren/core/admin-posts/post";
import { type SaveAnswer, type SaveCommand, savePost as store } from "@brightwren/core/admin-posts/save-post";
import { deletePost } from "@brightwren/core/admin-posts/write-posts";
import type { QueryClient } from "@tanstack/react-query";
import { asOwner } from "./draft-owner.ts";
import {
  CancelledError,
  type SaveRequest,
  type SaveResult,
  type StoredVersions,
  storesText,
} from "./save-request.ts";
import { picturesOf, sendPictures } from "./waiting-pictures.ts";

/**
 * Runs an editor's command: uploads its pictures, then sends one request, and stores the answer in the query cache.
 * Throws a `SlugTakenError`, `SlugFrozenError`, `CategoryGoneError`, `PictureRejectedError`, `AccessError`,
 * `OtherAccountError`, `CancelledError` or the backend's error. After an `UnreachableError`, the text may have been
 * stored.
 */
export async function savePost(request: SaveRequest, queries: QueryClient): Promise<SaveResult> {
  const { command } = request;
  const result = command === "delete" ? await removePost(request) : await sendSave(request, command);
  void queries.invalidateQueries({ queryKey: postKeys.all, refetchType: "none" });
  const { post = null, pending = null } = versionsIn(result);
  if (post) {
    // An in-flight read cannot restore older versions.
    void queries.cancelQueries({ queryKey: postKeys.record(post.id) });
    queries.setQueryData(postKeys.record(post.id), post);
    queries.setQueryData(postKeys.pendingVersion(post.id), pending);
  } else if (request.known !== null) await forgetPost(queries, request.postId);
  return result;
}

function versionsIn(result: SaveResult): Partial<StoredVersions> {
  if ("stored" in result) return result.stored;
  if ("verified" in result) return result.verified;
  return "conflict" in result ? result.conflict : {};
}

async function sendSave(request: SaveRequest, command: SaveCommand): Promise<SaveAnswer> {
  const { fields, owner, known, base, pendingBase } = request;
  if (storesText(command) && picturesOf(fields).size > 0)
    await send(request, () => sendPictures(fields, owner));
  return send(request, () =>
    store({
      ...request,
      command,
      fields: storesText(command) ? fields : null,
      // A pending version may be based on an older post than the one that this editor has loaded.
      base: command === "verify" && pendingBase !== null ? known : base,
    }),
  );
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
  if ("conflict" in answer && answer.conflict.source !== "deleted") return answer;
  const post = "verified" in answer ? answer.verified.post : null;
  if (!post) return { gone: true };
  const outcome = await send(request, () => deletePost(post.id, post.updated_at));
  if (outcome === "deleted") return { gone: true };
  const facts = { isPostKnown: false, savedAt: outcome.conflict.updated_at, savedBy: null };
  return { conflict: { source: "post", post: outcome.conflict, pending: null, ...facts } };
}
