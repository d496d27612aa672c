import type { PostFieldName } from "@brightwren/functions/contracts/post-fields";
import { signalWithTimeout } from "../older-browsers.ts";
import { getReader } from "../supabase/client.ts";
import { queryOf } from "../supabase/query.ts";
import { type Article, blogKeys } from "./post.ts";

export type SharedDraft = Pick<Article, PostFieldName | "read_time_minutes" | "category"> & {
  expires_at: string;
};

const draftTimeout = 15_000;

/** Returns null for an invalid or expired token. Throws the backend's error or a timeout. */
export const sharedDraftQuery = (token: string) => {
  const read = async (signal: AbortSignal): Promise<SharedDraft | null> => {
    const reader = await getReader();
    const { data } = await reader
      .rpc("read_shared_draft", { token })
      .abortSignal(signalWithTimeout(signal, draftTimeout))
      .throwOnError();
    const [draft] = data;
    if (!draft) return null;
    const { fields, category_name: name, category_slug: slug, expires_at } = draft;
    const category = name !== null && slug !== null ? { name, slug } : null;
    // The generated types make every column of a function nullable.
    return { ...(fields as SharedDraft), category, expires_at: expires_at as string };
  };
  return { ...queryOf(blogKeys.sharedDraft(token), read, "Error fetching draft"), enabled: token !== "" };
};
