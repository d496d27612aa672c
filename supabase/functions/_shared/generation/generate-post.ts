import type { SupabaseClient } from "@supabase/supabase-js";
import type { GeneratedPost } from "../contracts/generate-blog-post.ts";
import { logEvent } from "../log.ts";
import { claimGeneration, type GenerationRequest } from "./claim-generation.ts";
import type { FinishedPost } from "./finish-draft.ts";
import type { GenerationSettings } from "./generation-settings.ts";
import { readPost } from "./read-post.ts";
import { releaseGeneration } from "./release-generation.ts";
import { storePost } from "./store-post.ts";

/** What a writer is told: its claim, and the library topic that came with it. */
export type Commission = { claimId: string; topic: string | undefined };

/** A post, and the category it belongs to. */
export type Written = { post: FinishedPost; categoryId: string | undefined };

type Generation = {
  database: SupabaseClient;
  settings: GenerationSettings;
  request: GenerationRequest;
  write: (commission: Commission) => Promise<Written>;
};

/**
 * Makes one post for one request: claims it, has it written, stores it. A request that was answered before gets the same
 * post again and nothing is written. After a failure the request is free again and nothing of it is kept.
 * Throws HttpError as claimGeneration, the writer and storePost do.
 */
export async function generatePost(generation: Generation): Promise<GeneratedPost> {
  const { database, settings, request, write } = generation;
  const claim = await claimGeneration(database, request);
  if ("writtenPostId" in claim) {
    logEvent("post answered again", { post: claim.writtenPostId });
    return await readPost(database, claim.writtenPostId);
  }
  const writer = settings.model === undefined ? "built-in" : "model";
  try {
    const { post, categoryId } = await write(claim);
    const stored = await storePost(database, {
      claimId: claim.claimId,
      post,
      status: settings.status,
      categoryId,
    });
    logEvent("post generated", { post: stored.id, status: stored.status, topic: claim.topic, writer });
    return stored;
  } catch (error) {
    await releaseGeneration(database, claim.claimId);
    throw error;
  }
}
