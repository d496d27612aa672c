import { postLimits, readingTime } from "../post-editing/post-draft.ts";
import { isSlugFrozen } from "../post-editing/slug.ts";
import { AccessError, assertAdmin, getSignedInClient, toAccessError } from "../session/access.ts";
import { changeRows } from "../session/owner-rows.ts";
import { isMissingReference, isUniqueViolation } from "../supabase/data-api.ts";
import { type Post, type PostChanges, postToDraft, type SaveOutcome } from "./post.ts";
import { getPost } from "./read-post.ts";

/** With an id chosen by the client, a retry cannot create a second post. */
export type NewPost = PostChanges & Pick<Post, "title" | "slug"> & Partial<Pick<Post, "id">>;

/** Adds a post, by default a draft. Throws a `SlugTakenError` or a `CategoryGoneError`. */
export async function createPost(post: NewPost): Promise<Post> {
  const supabase = await getSignedInClient();
  const { data, error } = await supabase.from("blog_posts").insert(toPostRow(post)).select("*").single();
  if (error) throw await writeFault(error, post.slug);
  return data;
}

/**
 * Optimistic locking: compares `updated_at` exactly as read. Returns a newer version as a conflict and
 * writes nothing. Throws a `SlugTakenError`, a `SlugFrozenError` or a `CategoryGoneError`.
 */
export async function updatePost(
  id: string,
  changes: PostChanges,
  expectedUpdatedAt: string,
): Promise<SaveOutcome> {
  const supabase = await getSignedInClient();
  let query = supabase
    .from("blog_posts")
    .update(toPostRow(changes))
    .eq("id", id)
    .eq("updated_at", expectedUpdatedAt);
  const { slug } = changes;
  if (slug !== undefined) query = query.or(`slug.eq.${slug},first_public_at.is.null`);
  // Do not join here, because the embedded backend would look up the row by its previous version.
  const { data, error } = await query.select("*").maybeSingle();
  if (error) throw await writeFault(error, slug ?? "");
  if (data) return { saved: data };

  await assertAdmin();
  const current = await getPost(id);
  if (current?.updated_at !== expectedUpdatedAt) return { conflict: current };
  if (slug !== undefined && slug !== current.slug && isSlugFrozen(current)) throw new SlugFrozenError();
  throw new AccessError("not-admin");
}

const mostCopies = 50;

/** Copies a post to a draft titled “Copy of …”; null if it is missing. Throws a `SlugTakenError` after fifty copies. */
export async function duplicatePost(id: string): Promise<Post | null> {
  const original = await getPost(id);
  if (!original) return null;
  const { published_at: _, ...copy } = postToDraft(original);
  for (let number = 1; ; number += 1) {
    try {
      return await createPost({
        ...copy,
        title: `Copy of ${original.title}`.slice(0, postLimits.title),
        slug: slugOfCopy(original.slug, number),
      });
    } catch (error) {
      if (!(error instanceof SlugTakenError) || number === mostCopies) throw error;
    }
  }
}

function slugOfCopy(slug: string, number: number): string {
  const ending = number === 1 ? "-copy" : `-copy-${number}`;
  const room = postLimits.slug - ending.length;
  return `${slug.slice(0, room).replace(/-+$/, "")}${ending}`;
}

/** `conflict`: a newer version exists, so nothing was deleted. */
type DeleteOutcome = "deleted" | { conflict: Post };

/** Deletes a post, or with `expectedUpdatedAt` only that version of it. A missing post counts as deleted. */
export async function deletePost(id: string, expectedUpdatedAt?: string): Promise<DeleteOutcome> {
  const deleted = await changeRows((supabase) => {
    const query = supabase.from("blog_posts").delete().eq("id", id);
    return (expectedUpdatedAt === undefined ? query : query.eq("updated_at", expectedUpdatedAt)).select("id");
  });
  if (deleted.length > 0) return "deleted";
  const current = await getPost(id);
  if (current && (expectedUpdatedAt ?? current.updated_at) === current.updated_at)
    throw new AccessError("not-admin");
  return current ? { conflict: current } : "deleted";
}

function toPostRow<Changes extends PostChanges>(changes: Changes) {
  const { content } = changes;
  return content === undefined ? changes : { ...changes, read_time_minutes: readingTime(content) };
}

export class SlugTakenError extends Error {
  readonly slug: string;

  constructor(slug: string) {
    super(`Another post already has the address “${slug}”. Choose another one.`);
    this.name = "SlugTakenError";
    this.slug = slug;
  }
}

/** The post's address has been public, and the request does not say that the owner confirmed a change. */
export class SlugFrozenError extends Error {
  constructor() {
    super("This post’s address is already public. Use “Change address” to change it.");
    this.name = "SlugFrozenError";
  }
}

export class CategoryGoneError extends Error {
  constructor() {
    super("The category of this post was deleted. Please choose another one.");
    this.name = "CategoryGoneError";
  }
}

/** Returns a `SlugTakenError`, a `CategoryGoneError` or an `AccessError` for its code, or else `error`. */
export async function writeFault(error: { code: string }, slug: string): Promise<unknown> {
  if (isUniqueViolation(error)) return new SlugTakenError(slug);
  if (isMissingReference(error)) return new CategoryGoneError();
  return await toAccessError(error);
}
