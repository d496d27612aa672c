import { postLimits, readingTime } from "../post-editing/post-draft.ts";
import { isSlugFrozen } from "../post-editing/slug.ts";
import { AccessError, assertAdmin, getSignedInClient, refusalOf } from "../session/access.ts";
import { isMissingReference, isTaken } from "../supabase/data-api.ts";
import { type Post, type PostChanges, postToDraft, type SaveOutcome } from "./post.ts";
import { getPost } from "./read-post.ts";

/** With an id of one's own, the same post sent twice is stored once: the second try is refused. */
export type NewPost = PostChanges & Pick<Post, "title" | "slug"> & Partial<Pick<Post, "id">>;

/**
 * Adds a post, a draft unless `status` says otherwise, and returns it.
 * Throws a `SlugTakenError`, a `CategoryGoneError`, an `AccessError` or the backend's error.
 */
export async function createPost(post: NewPost): Promise<Post> {
  const supabase = await getSignedInClient();
  const { data, error } = await supabase.from("blog_posts").insert(toPostRow(post)).select("*").single();
  if (error) throw await writeFault(error, post.slug);
  return data;
}

type Options = {
  /** The person wants another address although the old one has been public. */
  changePublicSlug?: boolean;
};

/**
 * Saves changes to the version of a post that the person started from, named by its `updated_at` exactly as it was
 * read. If there is a newer one, nothing is written and the outcome holds it.
 * Throws a `SlugTakenError`, a `SlugFrozenError`, a `CategoryGoneError`, an `AccessError` or the backend's error.
 */
export async function updatePost(
  id: string,
  changes: PostChanges,
  expectedUpdatedAt: string,
  { changePublicSlug = false }: Options = {},
): Promise<SaveOutcome> {
  const supabase = await getSignedInClient();
  let query = supabase
    .from("blog_posts")
    .update(toPostRow(changes))
    .eq("id", id)
    .eq("updated_at", expectedUpdatedAt);
  const { slug } = changes;
  if (slug !== undefined && !changePublicSlug) {
    query = query.or(`slug.eq.${slug},first_public_at.is.null`);
  }
  // No joined category: the embedded backend would look for the row by the version that has just passed.
  const { data, error } = await query.select("*").maybeSingle();
  if (error) throw await writeFault(error, slug ?? "");
  if (data) return { saved: data };

  await assertAdmin();
  const current = await getPost(id);
  if (current?.updated_at !== expectedUpdatedAt) return { conflict: current };
  if (slug !== undefined && slug !== current.slug && isSlugFrozen(current)) throw new SlugFrozenError();
  // The right was missing a moment ago, when the row was to be written.
  throw new AccessError("not-admin");
}

const mostCopies = 50;

/**
 * Makes a draft with another post's text, titled “Copy of …”, at an address of its own; null when that post is gone.
 * Throws an `AccessError`, a `SlugTakenError` after fifty copies, or the backend's error.
 */
export async function duplicatePost(id: string): Promise<Post | null> {
  const original = await getPost(id);
  if (!original) return null;
  // A copy has its own date.
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

/** What became of a deletion. `conflict` is what somebody else saved in the meantime; nothing was deleted then. */
export type DeleteOutcome = "deleted" | { conflict: Post };

/**
 * Deletes a post by its id, and only that version of it where its `updated_at` is given. One that is gone already counts
 * as deleted. Throws an `AccessError` or the backend's error.
 */
export async function deletePost(id: string, expectedUpdatedAt?: string): Promise<DeleteOutcome> {
  const supabase = await getSignedInClient();
  const query = supabase.from("blog_posts").delete().eq("id", id);
  const named = expectedUpdatedAt === undefined ? query : query.eq("updated_at", expectedUpdatedAt);
  const { data } = await named.select("id").throwOnError();
  if (data.length > 0) return "deleted";
  await assertAdmin();
  const current = await getPost(id);
  if (current && (expectedUpdatedAt ?? current.updated_at) === current.updated_at)
    throw new AccessError("not-admin");
  return current ? { conflict: current } : "deleted";
}

/** The columns to write for these changes: the reading time goes with the content. */
function toPostRow<Changes extends PostChanges>(changes: Changes) {
  const { content } = changes;
  return content === undefined ? changes : { ...changes, read_time_minutes: readingTime(content) };
}

/** Another post has this slug. */
export class SlugTakenError extends Error {
  readonly slug: string;

  constructor(slug: string) {
    super(`Another post already has the address “${slug}”. Choose another one.`);
    this.name = "SlugTakenError";
    this.slug = slug;
  }
}

/** The post's address has been public, and nobody asked to change it. */
export class SlugFrozenError extends Error {
  constructor() {
    super("This post's address has been public, so it changes only on purpose.");
    this.name = "SlugFrozenError";
  }
}

/** The post's category was deleted since it was chosen. */
export class CategoryGoneError extends Error {
  constructor() {
    super("The category of this post was deleted. Please choose another one.");
    this.name = "CategoryGoneError";
  }
}

/** What the backend's error means: a `SlugTakenError`, a `CategoryGoneError`, an `AccessError`, else the error itself. */
export async function writeFault(error: { code: string }, slug: string): Promise<unknown> {
  if (isTaken(error)) return new SlugTakenError(slug);
  if (isMissingReference(error)) return new CategoryGoneError();
  return await refusalOf(error);
}
