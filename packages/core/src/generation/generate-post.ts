import { generationKeyHeader, type GeneratePost } from "@brightwren/functions/contracts/generate-blog-post";
import { invokeFunction } from "../supabase/invoke-function.ts";
import { type GeneratedPost, generationTimeout, readGeneratedPost } from "./generation-answer.ts";

export type PostOrder = GeneratePost & {
  /** A UUID that names this press of Generate: sent again after a lost answer, it is still one post. */
  idempotencyKey: string;
};

/**
 * Has a post written about a topic of the owner's (specification section 7): the body holds topic, category and, if there
 * are any, keywords. Takes minutes with a model. Gives the post; throws a `FunctionError` with a sentence otherwise.
 */
export async function generatePost({
  topic,
  categoryId,
  keywords = [],
  idempotencyKey,
}: PostOrder): Promise<GeneratedPost> {
  const answer = await invokeFunction("generate-blog-post", {
    body: { topic, categoryId, ...(keywords.length > 0 && { keywords }) },
    headers: { [generationKeyHeader]: idempotencyKey },
    timeout: generationTimeout,
  });
  return readGeneratedPost(answer);
}
