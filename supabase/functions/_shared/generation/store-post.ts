import type { SupabaseClient } from "@supabase/supabase-js";
import { setTimeout as pause } from "node:timers/promises";
import { type GeneratedPost, generatedPostSchema } from "../contracts/generate-blog-post.ts";
import { HttpError } from "../http-error.ts";
import { logEvent } from "../log.ts";
import type { FinishedPost } from "./finish-draft.ts";

const author = "Brightwren";

/** Milliseconds before the second and the third try: what was written may have cost money. */
const pauses = [300, 1500];

const notStored = () =>
  new HttpError(503, "not_stored", "The article was written but could not be saved. Please try again.");

type Storing = {
  claimId: string;
  post: FinishedPost;
  status: "published" | "draft";
  categoryId: string | undefined;
};

/**
 * Stores a finished post and settles its claim, both or neither; gives what the caller is told of the post. Tried three
 * times, which is safe: the claim gets one post. Throws HttpError 503 when it could not be stored.
 */
export async function storePost(database: SupabaseClient, storing: Storing): Promise<GeneratedPost> {
  for (let attempt = 0; ; attempt += 1) {
    const stored = await callDatabase(database, storing);
    if (stored !== "try again") return stored;
    const wait = pauses[attempt];
    if (wait === undefined) throw notStored();
    await pause(wait);
  }
}

async function callDatabase(
  database: SupabaseClient,
  { claimId, post, status, categoryId }: Storing,
): Promise<GeneratedPost | "try again"> {
  const answer = await database.rpc("store_generated_post", {
    claim_id: claimId,
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    content: post.content,
    status,
    category_id: categoryId ?? null,
    author,
    read_time_minutes: post.readTimeMinutes,
    tags: post.tags,
    seo_meta_description: post.metaDescription,
  });
  if (answer.error === null) {
    const [row]: unknown[] = Array.isArray(answer.data) ? answer.data : [];
    const stored = generatedPostSchema.safeParse({ post: row });
    if (stored.success) return stored.data.post;
  }
  // Only the code: the database's message may quote the row.
  logEvent("post not stored", { status: answer.status, code: answer.error?.code ?? "unexpected answer" });
  if (answer.status === 0 || answer.status >= 500) return "try again";
  throw notStored();
}
