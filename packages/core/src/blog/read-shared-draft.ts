import { signalWithTimeout } from "../older-browsers.ts";
import { getReader } from "../supabase/client.ts";
import type { Article } from "./post.ts";

/** A post that is not public, as far as an article shows it, and until when its link works. */
export type SharedDraft = Pick<
  Article,
  | "title"
  | "excerpt"
  | "content"
  | "author"
  | "published_at"
  | "read_time_minutes"
  | "featured_image_url"
  | "featured_image_alt"
  | "tags"
  | "category"
> & { expires_at: string };

/** Milliseconds. */
const draftTimeout = 15_000;

/**
 * What the token of a private link opens, as it is stored now; null when it opens nothing (any more).
 * Throws the backend's error, also when there is no answer in time.
 */
export async function readSharedDraft(token: string, signal: AbortSignal): Promise<SharedDraft | null> {
  const reader = await getReader();
  const { data } = await reader
    .rpc("read_shared_draft", { token })
    .abortSignal(signalWithTimeout(signal, draftTimeout))
    .throwOnError();
  const [draft] = data;
  if (!draft) return null;
  const { category_name: name, category_slug: slug, ...shown } = draft;
  // The function's rows are a post's: none of these can be null but the three that may be.
  return { ...shown, category: name !== null && slug !== null ? { name, slug } : null } as SharedDraft;
}
