import {
  type GeneratedPost,
  generatedPostSchema,
  type GeneratePost,
  generationKeyHeader,
  type GenerationOffer,
  generationOfferSchema,
  stillWritingCode,
} from "@brightwren/functions/contracts/generate-blog-post";
import {
  type GenerationWriter,
  generationWriterSchema,
} from "@brightwren/functions/contracts/generation-writer";
import { FunctionError, invokeFunction } from "../functions/invoke-function.ts";

/** What an order holds, and the post that was made of it, without its body. */
export {
  type GeneratedPost,
  type GeneratePost,
  generatePostSchema,
  type GenerationOffer,
} from "@brightwren/functions/contracts/generate-blog-post";
export type { GenerationWriter } from "@brightwren/functions/contracts/generation-writer";

/** What an order led to: a post, or what can be had in its place. */
export type GenerationResult = { post: GeneratedPost } | { offer: GenerationOffer };

export type PostOrder = GeneratePost & {
  /** A UUID that names this press of Generate: sent again after a lost answer, it is still one post. */
  idempotencyKey: string;
};

/**
 * Has a post written about a topic of the owner's: the body holds topic, category and, if there are any, keywords. With a
 * model that lasts minutes; without one nothing is written, and an offer comes back, of which `from` is then the choice.
 * Returns the post without its body, or the offer; throws a `FunctionError` otherwise.
 */
export async function generatePost({
  topic,
  categoryId,
  keywords = [],
  from,
  idempotencyKey,
}: PostOrder): Promise<GenerationResult> {
  const answer = await invokeFunction("generate-blog-post", {
    body: { topic, categoryId, ...(keywords.length > 0 && { keywords }), ...(from && { from }) },
    headers: { [generationKeyHeader]: idempotencyKey },
    timeout: generationTimeout,
  });
  const offered = generationOfferSchema.safeParse(answer);
  return offered.success ? offered.data : readGeneratedPost(answer);
}

/**
 * Has a post written about a topic of the library, without a payload. The key is a UUID that names this press of
 * Generate: sent again after a lost answer, it is still one post. Throws as `generatePost`.
 */
export async function generateRandomPost(idempotencyKey: string): Promise<{ post: GeneratedPost }> {
  const answer = await invokeFunction("schedule-blog-posts", {
    headers: { [generationKeyHeader]: idempotencyKey },
    timeout: generationTimeout,
  });
  return readGeneratedPost(answer);
}

/** Longer than a function may run: whoever waits this long gets an answer or a clear end. */
const generationTimeout = 160_000;

/** The post in a function's answer. Throws a `FunctionError` when there is none. */
function readGeneratedPost(answer: unknown): { post: GeneratedPost } {
  const checked = generatedPostSchema.safeParse(answer);
  if (!checked.success) throw new FunctionError("", "no_post");
  return checked.data;
}

/** Who writes posts. Throws a `FunctionError` when that cannot be told. */
export async function readGenerationWriter(): Promise<GenerationWriter> {
  const checked = generationWriterSchema.safeParse(
    await invokeFunction("generation-writer", { timeout: 20_000 }),
  );
  if (!checked.success) throw new FunctionError("", "no_writer");
  return checked.data.writer;
}

/** Query options for `readGenerationWriter`: null where it cannot be told, which stops nobody from generating. */
export const generationWriterQuery = () => ({
  queryKey: ["generation-writer"] as const,
  queryFn: () => readGenerationWriter().catch(() => null),
  // It is a setting of the functions, and seldom changes.
  staleTime: ({ state }: { state: { data: GenerationWriter | null | undefined } }) =>
    state.data ? 10 * 60_000 : 0,
});

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
