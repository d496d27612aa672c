import { isSlugFree } from "@brightwren/core/admin-posts/read-post";
import { isSlugFrozen, suggestSlug } from "@brightwren/core/post-editing/slug";
import type { Post } from "@brightwren/core/admin-posts/post";
import type { PostForm } from "../../drafts/post-form.ts";

const mostTries = 20;

/** The suggested slug. If it is taken, adds the first free suffix `-2`, `-3` … Offline, does not check. */
export async function freeSlug(suggested: string, exceptId: string | undefined): Promise<string> {
  for (let number = 1; number <= mostTries; number += 1) {
    const slug = number === 1 ? suggested : `${suggested}-${number}`;
    if (await isSlugFree(slug, exceptId).catch(() => true)) return slug;
  }
  return suggested;
}

export const isMadeFrom = (slug: string, suggested: string): boolean =>
  slug === suggested || (slug.startsWith(`${suggested}-`) && /^\d+$/.test(slug.slice(suggested.length + 1)));

/** Replaces a taken slug that was generated from the title. Undefined if the owner chose the slug. */
export async function replaceTakenSlug(
  { title, slug }: PostForm,
  post: Post | null,
): Promise<string | undefined> {
  const suggested = suggestSlug(title);
  if (!isMadeFrom(slug, suggested) || (post && isSlugFrozen(post))) return undefined;
  const free = await freeSlug(suggested, post?.id);
  return free === slug ? undefined : free;
}
