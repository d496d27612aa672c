import {
  type GeneratedPost,
  generatedPostSchema,
  type GeneratePost,
  generationKeyHeader,
  stillWritingCode,
} from "@brightwren/functions/contracts/generate-blog-post";
import { FunctionError, invokeFunction } from "../functions/invoke-function.ts";

/** What an order holds, and the post that was made of it, without its body. */
export {
  type GeneratedPost,
  type GeneratePost,
  generatePostSchema,
} from "@brightwren/functions/contracts/generate-blog-post";

export type PostOrder = GeneratePost & {
  /** A UUID that names this press of Generate: sent again after a lost answer, it is still one post. */
  idempotencyKey: string;
};

/**
 * Has a post written about a topic of the owner's: the body holds topic, category and, if there are any, keywords. With a
 * model that lasts minutes. Returns the post without its body; throws a `FunctionError` otherwise.
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

/**
 * Has a post written about a topic of the library, without a payload. The key is a UUID that names this press of
 * Generate: sent again after a lost answer, it is still one post. Returns and throws as `generatePost`.
 */
export async function generateRandomPost(idempotencyKey: string): Promise<GeneratedPost> {
  const answer = await invokeFunction("schedule-blog-posts", {
    headers: { [generationKeyHeader]: idempotencyKey },
    timeout: generationTimeout,
  });
  return readGeneratedPost(answer);
}

/** Longer than a function may run: whoever waits this long gets an answer or a clear end. */
const generationTimeout = 160_000;

/** The post in a function's answer. Throws a `FunctionError` when there is none. */
function readGeneratedPost(answer: unknown): GeneratedPost {
  const checked = generatedPostSchema.safeParse(answer);
  if (!checked.success) throw new FunctionError("", "no_post");
  return checked.data.post;
}

/** What the hosted platform answers when it gives up waiting for a function, or ends it. */
const givenUp = ["http_502", "http_503", "http_504", "http_546"];

/**
 * Whether a failed generation may have made a post all the same, so that trying again should carry the same key: the
 * answer was lost, or somebody is still writing. After any other refusal nothing was kept, and either key is right.
 */
export function mayHaveBeenWritten(error: unknown): boolean {
  if (!(error instanceof FunctionError)) return false;
  return ["unreachable", "no_post", "not_stored", stillWritingCode, ...givenUp].includes(error.code);
}
