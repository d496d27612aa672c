import {
  applyPendingVersion,
  discardPendingVersion,
  getPendingVersion,
  type PendingVersion,
  savePendingVersion,
} from "@brightwren/core/admin-posts/pending-versions";
import { type Post, postToDraft } from "@brightwren/core/admin-posts/post";
import { getPost } from "@brightwren/core/admin-posts/read-post";
import {
  createPost,
  deletePost,
  SlugFrozenError,
  SlugTakenError,
  updatePost,
} from "@brightwren/core/admin-posts/write-posts";
import { assertAdmin } from "@brightwren/core/session/access";
import { asOwner } from "./draft-owner.ts";
import { isDone, isSent, ownVersions } from "./own-versions.ts";
import { picturesOf, sendPictures } from "./waiting-pictures.ts";
import {
  basesOf,
  intentFor,
  type PartlySaved,
  PartlySavedError,
  pendingFields,
  type Rival,
  type SavedVersions,
  type SaveRequest,
  type SaveResult,
  statusChanges,
  storesText,
  TakenBackError,
  textOf,
} from "./save-request.ts";

/**
 * Stores the text, its pictures before it, and does what it is saved for; a pending version whose text is thereby the post's is discarded.
 * What this editor sent before is no conflict, nor is a scheduled post that was published when its time came: the save
 * goes on from there, as what it is by then.
 * Throws a `SlugTakenError`, a `SlugFrozenError`, a `CategoryGoneError`, a `PictureRefusedError`, an `AccessError`, an `OtherAccountError`, a
 * `TakenBackError` or the backend's error, each within a `PartlySavedError` where something was stored before it.
 */
export async function savePost(request: SaveRequest): Promise<SaveResult> {
  if (request.intent === "look") return asOwn(await look(request), request);
  if (storesText(request.intent) && picturesOf(request.fields).size > 0)
    await write(request, () => sendPictures(request.fields, request.owner));
  if (!isUncertain(request)) return attemptOnce(request);
  const found = asOwn(await look(request), request);
  if ("asBefore" in found) return attemptOnce({ ...request, post: found.asBefore });
  if (!("saved" in found)) return found;
  return isDone(found.saved, request) ? { saved: found.saved } : attemptFrom(found.saved, request);
}

/**
 * Whether it is to be found out first what there is: something was sent and never answered, or the text was restored and
 * made from another version than the editor's post, which may have another status.
 */
const isUncertain = ({ unanswered, post, pending, base }: SaveRequest): boolean =>
  unanswered.length > 0 ||
  (post !== null && base !== basesOf({ post, pending }).base && base !== post.updated_at);

/** Makes the attempt, and once more where it met nothing but this editor's own doing. */
async function attemptOnce(request: SaveRequest): Promise<SaveResult> {
  const result = asOwn(await attempt(request), request);
  if (!("isOwn" in result) || isDone(result.saved, request)) return result;
  return attemptFrom(result.saved, request);
}

/** Makes the attempt from what this editor itself has stored before. */
function attemptFrom(own: SavedVersions, request: SaveRequest): Promise<SaveResult> {
  const { post, pending, base } = own;
  const versions = { post, pending, ...(base !== undefined && { base }) };
  return unlessPartly({ versions, text: textOf(own) }, () =>
    attempt({ ...request, ...own, ...basesOf(own) }),
  );
}

/** A conflict with this editor's own doing is none: the same request can be made from what is there. */
function asOwn(result: SaveResult, request: SaveRequest): SaveResult | Own {
  const own = "conflict" in result ? ownVersions(result.conflict, request) : null;
  return own ? { saved: own, isOwn: true } : result;
}

type Own = { saved: SavedVersions; isOwn: true };

/** Does the rest of a save. What it throws goes on in a `PartlySavedError` with what was stored before. */
async function unlessPartly<Result>(part: PartlySaved, rest: () => Promise<Result>): Promise<Result> {
  try {
    return await rest();
  } catch (cause) {
    throw cause instanceof PartlySavedError ? cause : new PartlySavedError(part, { cause });
  }
}

/** Does a write, if it is still wanted and in the name of whoever wrote the text. */
async function write<Result>(
  { isWanted, owner }: SaveRequest,
  operation: () => Promise<Result>,
): Promise<Result> {
  if (!(await isWanted())) throw new TakenBackError();
  return asOwner(owner, operation);
}

function attempt(request: SaveRequest): Promise<SaveResult> {
  const { post, pending } = request;
  const intent = intentFor(request.intent, post?.status);
  if (!post) return addPost(request);
  switch (intent) {
    case "delete":
      return removePost(request, post);
    case "discard":
      return discard(request, post);
    case "pending":
      return savePending(request, post);
    case "publish":
      if (pending && post.status === "published") return applyText(request, post, pending);
  }
  return changePost({ ...request, intent }, post);
}

async function addPost(request: SaveRequest): Promise<SaveResult> {
  const { fields, intent, newId } = request;
  const post = { ...fields, ...statusChanges(intent, fields.published_at), id: newId };
  try {
    return { saved: { post: await write(request, () => createPost(post)), pending: null } };
  } catch (error) {
    // Taken by this very post, if it was stored and only the answer was lost.
    const stored = error instanceof SlugTakenError ? await getPost(newId) : null;
    if (!stored) throw error;
    return { conflict: rivalPost(stored, null) };
  }
}

async function changePost(request: SaveRequest, post: Post): Promise<SaveResult> {
  const { intent, fields, base, changesAddress, pending } = request;
  const changes = { ...fields, ...statusChanges(intent, fields.published_at) };
  const outcome = await write(request, () =>
    updatePost(post.id, changes, base ?? post.updated_at, { changePublicSlug: changesAddress }),
  );
  if (!("saved" in outcome)) return conflictWithPost(outcome.conflict, request);
  // Its text is the post's now; what somebody else has made of it was not shown, and stays.
  const versions = { post: outcome.saved, pending, base: outcome.saved.updated_at };
  return unlessPartly({ versions, text: fields }, async () => {
    const left = pending ? await write(request, () => discardPendingVersion(pending)) : "discarded";
    if (left !== "discarded" && isSent(left.conflict, request))
      await write(request, () => discardPendingVersion(left.conflict));
    return { saved: { post: outcome.saved, pending: null } };
  });
}

/** Keeps the text beside the published post; visitors see no change. Throws a `SlugFrozenError`, and as `savePendingVersion`. */
async function savePending(
  request: SaveRequest,
  post: Post,
): Promise<{ saved: { post: Post; pending: PendingVersion } } | { conflict: Rival }> {
  if (!request.changesAddress && request.fields.slug !== post.slug) throw new SlugFrozenError();
  const outcome = await write(request, () =>
    savePendingVersion({
      postId: post.id,
      fields: pendingFields(request),
      baseUpdatedAt: request.base ?? post.updated_at,
      expectedUpdatedAt: request.pendingBase,
    }),
  );
  if ("saved" in outcome) return { saved: { post, pending: outcome.saved } };
  return conflictWithPending(await getPost(post.id), outcome.conflict);
}

/** Puts the text in the post's place and ends the pending version, whole or not at all. Errors as `applyPendingVersion`. */
async function applyText(request: SaveRequest, post: Post, known: PendingVersion): Promise<SaveResult> {
  const stored = await savePending({ ...request, pending: known }, post);
  if ("conflict" in stored) return stored;
  const { pending } = stored.saved;
  const outcome = await unlessPartly({ versions: { post, pending }, text: request.fields }, () =>
    write(request, () => applyPendingVersion(pending)),
  );
  if ("applied" in outcome) return { saved: { post: outcome.applied, pending: null } };
  if ("postConflict" in outcome)
    return conflictWithPost(outcome.postConflict, { pendingBase: pending.updated_at });
  return conflictWithPending(await getPost(post.id), outcome.versionConflict);
}

async function discard(request: SaveRequest, post: Post): Promise<SaveResult> {
  const { pending } = request;
  const outcome = pending ? await write(request, () => discardPendingVersion(pending)) : "discarded";
  if (outcome !== "discarded") return conflictWithPending(await getPost(post.id), outcome.conflict);
  const left = await getPost(post.id);
  return left ? { saved: { post: left, pending: null } } : { conflict: rivalPost(null, null) };
}

/** Deletes the post with what is beside it, unless there is something of it that this editor has not shown. */
async function removePost(request: SaveRequest, post: Post): Promise<SaveResult> {
  const pending = await getPendingVersion(post.id);
  if (pending && pending.updated_at !== request.pendingBase)
    return conflictWithPending(await getPost(post.id), pending);
  const outcome = await write(request, () => deletePost(post.id, post.updated_at));
  return outcome === "deleted" ? { gone: true } : conflictWithPost(outcome.conflict, request);
}

/** Finds out what became of what has no answer: first of the post, then of the version beside it. */
async function look(request: SaveRequest): Promise<SaveResult> {
  const { post, newId, base, pendingBase } = request;
  const id = post?.id ?? newId;
  const [stored, pending] = await Promise.all([getPost(id), getPendingVersion(id)]);
  if (!stored) {
    // Who may not read a post is answered as if it were not there.
    await assertAdmin();
    return post ? { conflict: rivalPost(null, null) } : { asBefore: null };
  }
  // A known version may have been begun from an older post than there is.
  const isChanged = stored.updated_at !== (pendingBase === null ? base : post?.updated_at);
  const isOwn = isChanged && ownVersions(rivalPost(stored, null), request) !== null;
  const isKnown = (pending?.updated_at ?? null) === pendingBase;
  if (isChanged && (isKnown || !isOwn))
    return { conflict: rivalPost(stored, isKnown || isSent(pending, request) ? pending : null) };
  if (isKnown) return { asBefore: stored };
  return { ...conflictWithPending(stored, pending), ...(isOwn && { known: stored }) };
}

const rivalPost = (post: Post | null, pending: PendingVersion | null): Rival =>
  post
    ? { source: "post", post, pending, text: postToDraft(post) }
    : { source: "nothing", post: null, pending: null, text: null };

/** A conflict with the post itself. Of the versions beside it, it concerns the one that the editor knows. */
async function conflictWithPost(
  post: Post | null,
  { pendingBase }: Pick<SaveRequest, "pendingBase">,
): Promise<{ conflict: Rival }> {
  const pending = post && pendingBase ? await getPendingVersion(post.id) : null;
  return { conflict: rivalPost(post, pending?.updated_at === pendingBase ? pending : null) };
}

/** A conflict with somebody else's pending version, or, where they applied or discarded it, with the post as it is. */
function conflictWithPending(post: Post | null, pending: PendingVersion | null): { conflict: Rival } {
  if (!post || !pending) return { conflict: rivalPost(post, null) };
  return { conflict: { source: "pending", post, pending, text: textOf({ post, pending }) } };
}
