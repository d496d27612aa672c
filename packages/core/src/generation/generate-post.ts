import {
  generatedPostSchema,
  type GeneratePost,
  generationKeyHeader,
  type GenerationResult,
  stillWritingCode,
} from "@brightwren/functions/contracts/generate-blog-post";
import {
  type GenerationWriter,
  generationWriterSchema,
} from "@brightwren/functions/contracts/generation-writer";
import { FunctionError, invokeFunction } from "../functions/invoke-function.ts";

/** What an order holds, and what it led to: the post without its body, and what is offered beside an outline. */
export {
  type GeneratedPost,
  type GeneratePost,
  generatePostSchema,
  type GenerationResult,
} from "@brightwren/functions/contracts/generate-blog-post";
export type { GenerationWriter } from "@brightwren/functions/contracts/generation-writer";

export type PostOrder = GeneratePost & {
  /** A UUID that names this press of Generate: sent again after a lost answer, it is still one post. */
  idempotencyKey: string;
};

/**
 * Has a post written about a topic of the owner's: the body holds topic, category and, if there are any, keywords. With a
 * model that lasts minutes; without one the post is an outline, and the nearest articles of the library come with it, each
 * of which can be ordered by `from`. Returns the post without its body; throws a `FunctionError` otherwise.
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
  return readResult(answer);
}

/**
 * Has a post written about a topic of the library, without a payload. The key is a UUID that names this press of
 * Generate: sent again after a lost answer, it is still one post. Throws as `generatePost`.
 */
export async function generateRandomPost(idempotencyKey: string): Promise<GenerationResult> {
  const answer = await invokeFunction("schedule-blog-posts", {
    headers: { [generationKeyHeader]: idempotencyKey },
    timeout: generationTimeout,
  });
  return readResult(answer);
}

/** Longer than a function may run: whoever waits this long gets an answer or a clear end. */
const generationTimeout = 160_000;

/** What a function answered. Throws a `FunctionError` when there is no post in it. */
function readResult(answer: unknown): GenerationResult {
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
