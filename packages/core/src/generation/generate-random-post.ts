import { generationKeyHeader } from "@brightwren/functions/contracts/generate-blog-post";
import { invokeFunction } from "../supabase/invoke-function.ts";
import { type GeneratedPost, generationTimeout, readGeneratedPost } from "./generation-answer.ts";

/**
 * Has a post written about a topic of the library (specification section 7), without a payload. The key is a UUID that
 * names this press of Generate: sent again after a lost answer, it is still one post. Gives the post; throws a
 * `FunctionError` with a sentence otherwise.
 */
export async function generateRandomPost(idempotencyKey: string): Promise<GeneratedPost> {
  const answer = await invokeFunction("schedule-blog-posts", {
    headers: { [generationKeyHeader]: idempotencyKey },
    timeout: generationTimeout,
  });
  return readGeneratedPost(answer);
}
