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

export {
  type GeneratedPost,
  type GeneratePost,
  generatePostSchema,
  type GenerationResult,
} from "@brightwren/functions/contracts/generate-blog-post";
export type { GenerationWriter } from "@brightwren/functions/contracts/generation-writer";

type PostOrder = GeneratePost & {
  /** A UUID for one click on Generate, so that a retry after a lost response does not create a second post. */
  idempotencyKey: string;
};

/**
 * Generates a post, which takes a model minutes. Without a model, returns an outline and the closest library articles.
 * The next request can choose one of them with `from`. The returned post has no body. Throws a `FunctionError`.
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

/** Generates a post on a topic from the library, without a payload. Idempotency key and errors as in `generatePost`. */
export async function generateRandomPost(idempotencyKey: string): Promise<GenerationResult> {
  const answer = await invokeFunction("schedule-blog-posts", {
    headers: { [generationKeyHeader]: idempotencyKey },
    timeout: generationTimeout,
  });
  return readResult(answer);
}

/** Milliseconds; longer than a function may run, so the function always responds or fails first. */
const generationTimeout = 160_000;

function readResult(answer: unknown): GenerationResult {
  const checked = generatedPostSchema.safeParse(answer);
  if (!checked.success) throw new FunctionError("", "no_post");
  return checked.data;
}

/** Returns the writer that generates posts. Throws a `FunctionError`. */
async function readGenerationWriter(): Promise<GenerationWriter> {
  const checked = generationWriterSchema.safeParse(
    await invokeFunction("generation-writer", { timeout: 20_000 }),
  );
  if (!checked.success) throw new FunctionError("", "no_writer");
  return checked.data.writer;
}

/** Resolves to null on failure, so that an unknown writer does not block generation. */
export const generationWriterQuery = () => ({
  queryKey: ["generation-writer"] as const,
  queryFn: () => readGenerationWriter().catch(() => null),
  // This setting rarely changes.
  staleTime: ({ state }: { state: { data: GenerationWriter | null | undefined } }) =>
    state.data ? 10 * 60_000 : 0,
});

/** Supabase's error codes for a function that timed out or was terminated. */
const timeoutCodes = ["http_502", "http_503", "http_504", "http_546"];

/** Whether a failed generation may still create a post; a retry must then reuse the idempotency key. */
export function mayHaveBeenWritten(error: unknown): boolean {
  if (!(error instanceof FunctionError)) return false;
  return ["unreachable", "no_post", "not_stored", stillWritingCode, ...timeoutCodes].includes(error.code);
}
