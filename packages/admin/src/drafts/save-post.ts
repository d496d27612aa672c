import {
  applyPendingVersion,
  discardPendingVersion,
  type PendingFields,
  type PendingVersion,
  savePendingVersion,
} from "@brightwren/core/admin-posts/pending-versions";
import {
  type Post,
  type PostChanges,
  postKeys,
  postToDraft,
  type SaveOutcome,
} from "@brightwren/core/admin-posts/post";
import { getPost } from "@brightwren/core/admin-posts/read-post";
import { createPost, SlugTakenError, updatePost } from "@brightwren/core/admin-posts/write-posts";
import { differingFields, type PostFields } from "@brightwren/core/post-editing/post-draft";
import type { QueryClient } from "@tanstack/react-query";

/** What a save is for. Only a person's own act is anything else than `background`. */
export type SaveIntent = "background" | "save" | "publish" | "unpublish" | "archive" | "restore" | "pending";

/** What the server has of a post. No post: it was never saved, or somebody deleted it. */
export type StoredVersions = { post: Post | null; pending: PendingVersion | null };

export type SaveRequest = StoredVersions & {
  intent: SaveIntent;
  /** The text to store. */
  fields: PostFields;
  /** The `updated_at` of the post that the text started from. */
  base: string | null;
  /** The `updated_at` of the pending version that the text started from. */
  pendingBase: string | null;
  /** The id that a post without one will have: a save whose answer was lost finds it again. */
  newId: string;
  /** The person wants another address although the old one has been public. */
  changesAddress: boolean;
};

/** What the server has instead, and its text that stands against ours; null when the post was deleted. */
export type RemoteVersions = StoredVersions & { text: PostFields | null };

/** What became of a save. `conflict` is what the server has instead; nothing was written then. */
export type SaveResult = { saved: StoredVersions & { post: Post } } | { conflict: RemoteVersions };

/**
 * Stores the text and does what it is saved for; a pending version whose text is thereby the post's is discarded. Of a
 * published post, every intent but `pending` changes what visitors see.
 * Throws a `SlugTakenError`, a `SlugFrozenError`, an `AccessError` or the backend's error.
 */
export async function savePost(request: SaveRequest): Promise<SaveResult> {
  const { post, intent, pending } = request;
  if (!post) return addPost(request);
  if (intent === "pending") return savePending(request, post);
  if (intent === "publish" && pending && post.status === "published")
    return applyText(request, post, pending);
  return changePost(request, post);
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

async function addPost({ fields, intent, newId }: SaveRequest): Promise<SaveResult> {
  const post = { ...fields, ...statusChanges(intent, fields.published_at), id: newId };
  try {
    return { saved: { post: await createPost(post), pending: null } };
  } catch (error) {
    // Taken by this very post, if it was stored and only the answer was lost.
    const stored = error instanceof SlugTakenError ? await getPost(newId) : null;
    if (!stored) throw error;
    // Nobody else has had it in hand: what was written since goes into it.
    if (stored.updated_at === stored.created_at)
      return toResult(await updatePost(newId, post, stored.updated_at), post);
    return toResult({ conflict: stored }, { ...post, status: post.status ?? "draft" });
  }
}

async function changePost(request: SaveRequest, post: Post): Promise<SaveResult> {
  const { intent, fields, base, changesAddress, pending } = request;
  const changes = { ...fields, ...statusChanges(intent, fields.published_at) };
  const outcome = await updatePost(post.id, changes, base ?? post.updated_at, {
    changePublicSlug: changesAddress,
  });
  const result = toResult(outcome, { ...changes, status: changes.status ?? post.status });
  // Its text is the post's now.
  if (pending && "saved" in result) await discardPendingVersion(post.id);
  return result;
}

function toResult(outcome: SaveOutcome, sent: PostChanges & SaveRequest["fields"]): SaveResult {
  if ("saved" in outcome) return { saved: { post: outcome.saved, pending: null } };
  const remote = outcome.conflict;
  // A save whose answer was lost: what stands there is our own.
  const isOurs = remote && remote.status === sent.status && isSameText(sent, remote);
  if (isOurs) return { saved: { post: remote, pending: null } };
  return { conflict: { post: remote, pending: null, text: remote && postToDraft(remote) } };
}

function isSameText(sent: SaveRequest["fields"], remote: Post): boolean {
  const text = postToDraft(remote);
  const mine = Object.fromEntries(Object.keys(text).map((name) => [name, sent[name as keyof typeof sent]]));
  return differingFields(mine as typeof text, text).length === 0;
}

/** Keeps the text beside the published post; visitors see no change. Errors as `savePendingVersion`. */
async function savePending(request: SaveRequest, post: Post): Promise<SaveResult> {
  const outcome = await savePendingVersion({
    postId: post.id,
    fields: pendingFields(request),
    baseUpdatedAt: request.base ?? post.updated_at,
    expectedUpdatedAt: request.pendingBase,
  });
  if ("saved" in outcome) return { saved: { post, pending: outcome.saved } };
  // A save whose answer was lost: what stands there is our own.
  if (isOurPending(request, outcome.conflict)) return { saved: { post, pending: outcome.conflict } };
  // Without a version to run into, it is the post that is gone or changed.
  return remoteConflict(await getPost(post.id), outcome.conflict);
}

/** Puts the text in the post's place and ends the pending version, whole or not at all. Errors as `applyPendingVersion`. */
async function applyText(request: SaveRequest, post: Post, version: PendingVersion): Promise<SaveResult> {
  const stored = await savePending({ ...request, pending: version }, post);
  if ("conflict" in stored || !stored.saved.pending) return stored;
  const outcome = await applyPendingVersion(stored.saved.pending);
  if ("applied" in outcome) return { saved: { post: outcome.applied, pending: null } };
  if ("postConflict" in outcome)
    return {
      conflict: {
        post: outcome.postConflict,
        pending: stored.saved.pending,
        text: outcome.postConflict && postToDraft(outcome.postConflict),
      },
    };
  return remoteConflict(post, outcome.versionConflict);
}

/** A conflict with somebody else's pending version, or, where they applied or discarded it, the post as it is. */
function remoteConflict(post: Post | null, pending: PendingVersion | null): SaveResult {
  return { conflict: { post, pending, text: post && { ...postToDraft(post), ...pending?.fields } } };
}

function isOurPending(request: SaveRequest, remote: PendingVersion | null): remote is PendingVersion {
  if (!remote || remote.base_updated_at !== request.base) return false;
  const [mine, stored] = [pendingFields(request), remote.fields];
  return (
    mine.slug === stored.slug && differingFields({ slug: "", ...mine }, { slug: "", ...stored }).length === 0
  );
}

function pendingFields({ fields, changesAddress }: SaveRequest): PendingFields {
  const { slug, ...others } = fields;
  return changesAddress ? { ...others, slug } : others;
}

/**
 * Takes over what the server has of a post after a save: opened again without a network, it is this and not what was
 * read before. The lists are read anew when they are next shown.
 */
export function rememberVersions(queries: QueryClient, { post, pending }: StoredVersions): void {
  void queries.invalidateQueries({ queryKey: postKeys.all, refetchType: "none" });
  if (!post) return;
  queries.setQueryData(postKeys.post(post.id), post);
  queries.setQueryData(postKeys.pendingVersion(post.id), pending);
}
