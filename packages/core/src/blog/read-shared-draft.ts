import type { PostFieldName } from "@brightwren/functions/contracts/post-fields";
import { signalWithTimeout } from "../older-browsers.ts";
import { getReader } from "../supabase/client.ts";
import { type Article, blogKeys } from "./post.ts";

/** A post that is not public, as far as an article shows it, and until when its link works. */
export type SharedDraft = Pick<Article, PostFieldName | "read_time_minutes" | "category"> & {
  expires_at: string;
};

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
  const { fields, category_name: name, category_slug: slug, expires_at } = draft;
  const category = name !== null && slug !== null ? { name, slug } : null;
  // The generated types call every column of a function nullable.
  return { ...(fields as SharedDraft), category, expires_at: expires_at as string };
}

/** Query options for `readSharedDraft`; without a token nothing is asked. */
export const sharedDraftQuery = (token: string) => ({
  queryKey: blogKeys.sharedDraft(token),
  queryFn: ({ signal }: { signal: AbortSignal }) => readSharedDraft(token, signal),
  enabled: token !== "",
  meta: { failure: "Error fetching draft" },
});
