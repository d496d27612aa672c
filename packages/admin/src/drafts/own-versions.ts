import type { PendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import { type Post, type PostStatus, postToDraft } from "@brightwren/core/admin-posts/post";
import { differingFields, type PostFields } from "@brightwren/core/post-editing/post-draft";
import {
  intentFor,
  pendingFields,
  type Rival,
  type SavedVersions,
  type SaveRequest,
  type SentText,
  statusChanges,
} from "./save-request.ts";

/** What the server has, if that is this editor's own doing, or the post that it knows, published when its time came. */
export function ownVersions(rival: Rival, request: SaveRequest): SavedVersions | null {
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
export const isSent = (remote: PendingVersion | null, request: SaveRequest): boolean =>
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
export function isDone({ post, pending }: SavedVersions, request: SaveRequest): boolean {
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
