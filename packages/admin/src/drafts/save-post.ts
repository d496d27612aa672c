import {
  applyPendingVersion,
  discardPendingVersion,
  getPendingVersion,
  type PendingFields,
  type PendingVersion,
  savePendingVersion,
} from "@brightwren/core/admin-posts/pending-versions";
import { forgetPost } from "@brightwren/core/admin-posts/forget-post";
import {
  type Post,
  type PostChanges,
  postKeys,
  type PostStatus,
  postToDraft,
} from "@brightwren/core/admin-posts/post";
import { getPost } from "@brightwren/core/admin-posts/read-post";
import { createPost, deletePost, SlugTakenError, updatePost } from "@brightwren/core/admin-posts/write-posts";
import { differingFields, type PostFields } from "@brightwren/core/post-editing/post-draft";
import type { QueryClient } from "@tanstack/react-query";
import { assertAdmin } from "@brightwren/core/session/access";
import { asOwner, type DraftOwner } from "./draft-owner.ts";

/**
 * What an editor is asked for. By itself it does only `background`, which stores a draft, and `look`, which finds out
 * what became of a save without an answer and stores nothing; everything else is a person's wish.
 */
export type SaveIntent =
  | "background"
  | "look"
  | "save"
  | "pending"
  | "publish"
  | "unpublish"
  | "archive"
  | "restore"
  | "discard"
  | "delete";

/** What the server has of a post. No post: it was never saved, or somebody deleted it. */
export type StoredVersions = { post: Post | null; pending: PendingVersion | null };

/** What was sent, and has no answer so far: stored or not, it is this editor's own. */
export type SentText = {
  intent: SaveIntent;
  fields: PostFields;
  /** The person wants another address although the old one has been public. */
  changesAddress: boolean;
};

/** What a save is made from. */
export type SaveRequest = StoredVersions &
  SentText & {
    owner: DraftOwner;
    /** Asked before every write: whether the person has not left or discarded the text meanwhile. */
    isWanted: () => boolean | Promise<boolean>;
    /** The `updated_at` of the post that the text started from. */
    base: string | null;
    /** The `updated_at` of the pending version that the text started from. */
    pendingBase: string | null;
    /** The id that a post without one will have: a save whose answer was lost finds it again. */
    newId: string;
    /** What was sent before and has no answer, oldest first. */
    unanswered: readonly SentText[];
  };

/**
 * What the server has instead, and whose text stands against ours: the post's, or that of a pending version beside it.
 * No text: the post was deleted. With the post's text, `pending` is the version that the editor knew, if it is still
 * there.
 */
export type Rival = StoredVersions & { source: "post" | "pending" | "nothing"; text: PostFields | null };

/** What became of a save. `conflict` is what the server has instead; nothing was overwritten then. */
export type SaveResult =
  /** With a `base`, the text was made from an older version of the post than there is. */
  | { saved: StoredVersions & { post: Post; base?: string | null } }
  /** `known`: the post as this editor itself has made it meanwhile. */
  | { conflict: Rival; known?: Post }
  | { gone: true }
  /** There was nothing to find out: the text was made from what there is. */
  | { asBefore: Post | null };

/** What an intent does to a post of this status; a save of a published post is kept beside it, so that it never publishes. */
export function intentFor(intent: SaveIntent, status: PostStatus | undefined): SaveIntent {
  if (intent !== "background" && intent !== "save" && intent !== "pending") return intent;
  return status === "published" ? "pending" : intent === "pending" ? "save" : intent;
}

/**
 * Stores the text and does what it is saved for; a pending version whose text is thereby the post's is discarded.
 * What this editor sent before is no conflict, nor is a scheduled post that was published when its time came: the save
 * goes on from there, as what it is by then.
 * Throws a `SlugTakenError`, a `SlugFrozenError`, a `CategoryGoneError`, an `AccessError`, an `OtherAccountError`, a
 * `TakenBackError` or the backend's error, each within a `PartlySavedError` where something was stored before it.
 */
export async function savePost(request: SaveRequest): Promise<SaveResult> {
  if (request.intent === "look") return asOwn(await look(request), request);
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
function attemptFrom(own: Own["saved"], request: SaveRequest): Promise<SaveResult> {
  const { post, pending, base } = own;
  const versions = { post, pending, ...(base !== undefined && { base }) };
  const text = { ...postToDraft(post), ...pending?.fields };
  return unlessPartly({ versions, text }, () => attempt({ ...request, ...own, ...basesOf(own) }));
}

/** A conflict with this editor's own doing is none: the same request can be made from what is there. */
function asOwn(result: SaveResult, request: SaveRequest): SaveResult | Own {
  const own = "conflict" in result ? ownVersions(result.conflict, request) : null;
  return own ? { saved: own, isOwn: true } : result;
}

type Own = { saved: StoredVersions & { post: Post; base?: string | null }; isOwn: true };

/** The versions that a text starts from which was made of these. */
export const basesOf = ({ post, pending, base }: StoredVersions & { base?: string | null }) => ({
  base: base ?? pending?.base_updated_at ?? post?.updated_at ?? null,
  pendingBase: pending?.updated_at ?? null,
});

/** The person left or discarded the text before all of it was stored. */
export class TakenBackError extends Error {
  constructor() {
    super("The text was left without saving.");
    this.name = "TakenBackError";
  }
}

/** What the server has in the middle of a save of several writes, and the text of it that this editor sent. */
export type PartlySaved = {
  versions: StoredVersions & { post: Post; base?: string | null };
  text: PostFields;
};

/** A save of several writes ended after one of them: what the server has by then, and why. */
export class PartlySavedError extends Error {
  readonly part: PartlySaved;

  constructor(part: PartlySaved, options: ErrorOptions) {
    super("A part of it was saved.", options);
    this.name = "PartlySavedError";
    this.part = part;
  }
}

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

/** The columns besides the text that an intent changes. */
export function statusChanges(intent: SaveIntent, publishedAt: string | null, now = new Date()): PostChanges {
  switch (intent) {
    case "publish": {
      const published_at = publishedAt ?? now.toISOString();
      const status = Date.parse(published_at) > now.getTime() ? "scheduled" : "published";
      return { status, published_at };
    }
    case "unpublish":
    case "restore":
      return { status: "draft" };
    case "archive":
      return { status: "archived" };
    default:
      return {};
  }
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

/** Keeps the text beside the published post; visitors see no change. Errors as `savePendingVersion`. */
async function savePending(
  request: SaveRequest,
  post: Post,
): Promise<{ saved: { post: Post; pending: PendingVersion } } | { conflict: Rival }> {
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
  if (isChanged && (isKnown || !isOwn)) return { conflict: rivalPost(stored, isKnown ? pending : null) };
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
  return {
    conflict: { source: "pending", post, pending, text: { ...postToDraft(post), ...pending.fields } },
  };
}

/** What the server has, if that is this editor's own doing, or the post that it knows, published when its time came. */
function ownVersions(
  rival: Rival,
  request: SaveRequest,
): (StoredVersions & { post: Post; base?: string | null }) | null {
  const { post, pending } = rival;
  if (!post) return null;
  const sent = [request, ...request.unanswered];
  if (rival.source === "pending") return isSent(pending, request) ? { post, pending } : null;
  // The version beside it was discarded, and nobody has written anything since.
  if (!pending && request.pendingBase !== null && post.updated_at === request.post?.updated_at)
    return { post, pending, base: request.base };
  const isOwn = sent.some((text) => isPostOf(post, text, request.post?.status));
  if (!isOwn && !isPublishedByTime(post, request.post) && !isUntouched(post, request)) return null;
  // The text beside it has gone into it, or will be thrown away with the next save.
  return { post, pending, base: post.updated_at };
}

/** Whether a post is what storing this text made, or will have made, of it. */
function isPostOf(
  post: Post,
  { intent, fields }: Pick<SentText, "intent" | "fields">,
  before: PostStatus | undefined,
): boolean {
  const { published_at, status = before ?? "draft" } = statusChanges(intent, fields.published_at);
  // The date that it was to be published at may have come since it was sent.
  const isTimed = status === "scheduled" || (intent === "publish" && fields.published_at !== null);
  const isExpected =
    post.status === status || (isTimed && (post.status === "scheduled" || post.status === "published"));
  // Published without a date, a post has the moment at which it was sent.
  const date = fields.published_at ?? (published_at && post.published_at);
  return isExpected && isSameText({ ...fields, published_at: date ?? null }, postToDraft(post));
}

/** Whether a pending version is what this editor has sent, now or before. */
const isSent = (remote: PendingVersion | null, request: SaveRequest): boolean =>
  [request, ...request.unanswered].some(({ fields, changesAddress }) =>
    isPendingOf(remote, { ...request, fields, changesAddress }),
  );

function isPendingOf(remote: PendingVersion | null, request: SaveRequest): boolean {
  if (!remote || remote.base_updated_at !== (request.base ?? request.post?.updated_at)) return false;
  const [mine, stored] = [pendingFields(request), remote.fields];
  return mine.slug === stored.slug && isSameText({ slug: "", ...mine }, { slug: "", ...stored });
}

const isPublishedByTime = (post: Post, known: Post | null): boolean =>
  known?.status === "scheduled" &&
  post.status === "published" &&
  isSameText(postToDraft(post), postToDraft(known));

/** A post that this editor made, as it made it: nobody else has had it in hand. */
const isUntouched = (post: Post, { post: known, newId }: SaveRequest): boolean =>
  !known && post.id === newId && post.updated_at === post.created_at;

/** Whether the server has what is asked for already. */
function isDone({ post, pending }: StoredVersions & { post: Post }, request: SaveRequest): boolean {
  const intent = intentFor(request.intent, post.status);
  if (intent === "pending" && pending)
    return isPendingOf(pending, { ...request, base: pending.base_updated_at });
  return pending === null && isPostOf(post, { intent, fields: request.fields }, post.status);
}

/** Whether two texts are the same in all columns of the second. */
function isSameText(mine: PostFields, theirs: PostFields): boolean {
  const columns = Object.keys(theirs) as (keyof PostFields)[];
  const same = Object.fromEntries(columns.map((name) => [name, mine[name]]));
  return differingFields(same as PostFields, theirs).length === 0;
}

function pendingFields({ fields, changesAddress }: SaveRequest): PendingFields {
  const { slug, ...others } = fields;
  return changesAddress ? { ...others, slug } : others;
}

/** Takes over what a save has shown of the server; see rememberVersions. Resolves when what is gone is forgotten. */
export async function rememberResult(
  queries: QueryClient,
  { post }: StoredVersions,
  result: SaveResult,
): Promise<void> {
  if ("saved" in result) return rememberVersions(queries, result.saved);
  if ("conflict" in result && result.conflict.post) return rememberVersions(queries, result.conflict);
  if (post && !("asBefore" in result)) await forgetPost(queries, post.id);
  void queries.invalidateQueries({ queryKey: postKeys.all, refetchType: "none" });
}

/**
 * Takes over what the server has of a post: opened again without a network, it is this and not what was read before,
 * nor what a read that is under way will bring. The lists are read anew when they are next shown.
 */
export function rememberVersions(queries: QueryClient, { post, pending }: StoredVersions): void {
  void queries.invalidateQueries({ queryKey: postKeys.all, refetchType: "none" });
  if (!post) return;
  void queries.cancelQueries({ queryKey: postKeys.post(post.id) });
  queries.setQueryData(postKeys.post(post.id), post);
  queries.setQueryData(postKeys.pendingVersion(post.id), pending);
}
