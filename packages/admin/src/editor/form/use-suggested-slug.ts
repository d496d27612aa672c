import { isSlugFree } from "@brightwren/core/admin-posts/is-slug-free";
import { isSlugFrozen } from "@brightwren/core/post-editing/is-slug-frozen";
import { suggestSlug } from "@brightwren/core/post-editing/suggest-slug";
import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useEditor } from "../session/editor-context.ts";
import type { PostForm } from "./post-form.ts";

const pause = 500;
const mostTries = 20;

/** The suggested slug, or the first of `-2`, `-3` … that no other post has. Without a server, the plain one. */
async function freeSlug(suggested: string, exceptId: string | undefined): Promise<string> {
  for (let number = 1; number <= mostTries; number += 1) {
    const slug = number === 1 ? suggested : `${suggested}-${number}`;
    if (await isSlugFree(slug, exceptId).catch(() => true)) return slug;
  }
  return suggested;
}

/** Whether a slug is what the suggestion became, with a number where it was taken. */
export const isMadeFrom = (slug: string, suggested: string): boolean =>
  slug === suggested || (slug.startsWith(`${suggested}-`) && /^\d+$/.test(slug.slice(suggested.length + 1)));

/** Makes the address from the title until somebody writes one or the post has been public. */
export function useSuggestedSlug(): void {
  const { control, getValues, setValue } = useFormContext<PostForm>();
  const { post } = useEditor().snapshot;
  const title = useWatch({ control, name: "title" });
  const isFrozen = post !== null && isSlugFrozen(post);
  const id = post?.id;
  /** The slug as it was last made here; any other one is somebody's choice. */
  const ours = useRef<string>(undefined);

  useEffect(() => {
    const slug = getValues("slug");
    const suggested = title.trim() === "" ? "" : suggestSlug(title);
    if (isMadeFrom(slug, suggested)) ours.current = slug;
    if (isFrozen || !suggested || (slug !== "" && slug !== ours.current)) return undefined;
    if (slug !== ours.current || !isMadeFrom(slug, suggested)) setValue("slug", suggested);
    ours.current = getValues("slug");
    let isCurrent = true;
    const find = async () => {
      const free = await freeSlug(suggested, id);
      if (!isCurrent || getValues("slug") !== ours.current || isMadeFrom(ours.current, free)) return;
      ours.current = free;
      setValue("slug", free, { shouldValidate: true });
    };
    const timer = setTimeout(() => void find(), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [title, isFrozen, id, getValues, setValue]);
}
