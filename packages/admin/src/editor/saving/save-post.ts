import { createPost } from "@brightwren/core/admin-posts/create-post";
import { getPost } from "@brightwren/core/admin-posts/get-post";
import type { Post, PostChanges, SaveOutcome } from "@brightwren/core/admin-posts/post";
import { SlugTakenError } from "@brightwren/core/admin-posts/slug-errors";
import { updatePost } from "@brightwren/core/admin-posts/update-post";
import { discardPendingVersion } from "@brightwren/core/pending-versions/discard-pending-version";
import { differingFields } from "@brightwren/core/post-editing/differing-fields";
import { postToDraft } from "@brightwren/core/post-editing/post-to-draft";
import type { SaveIntent } from "./save-queue.ts";
import type { SaveRequest, SaveResult } from "./save-result.ts";
import { applyText, savePending } from "./save-pending.ts";

/**
 * Stores the text and does what it is saved for, in one write. Only the intents `publish` and `unpublish`, which a
 * person chose, touch what visitors see.
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
  const theirs = outcome.conflict;
  // A save whose answer was lost: what stands there is our own.
  const isOurs = theirs && theirs.status === sent.status && isSameText(sent, theirs);
  if (isOurs) return { saved: { post: theirs, pending: null } };
  return { conflict: { post: theirs, pending: null, text: theirs && postToDraft(theirs) } };
}

function isSameText(sent: SaveRequest["fields"], theirs: Post): boolean {
  const text = postToDraft(theirs);
  const mine = Object.fromEntries(Object.keys(text).map((name) => [name, sent[name as keyof typeof sent]]));
  return differingFields(mine as typeof text, text).length === 0;
}
