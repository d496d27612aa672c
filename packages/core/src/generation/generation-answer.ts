import { generatedPostSchema, type GeneratedPost } from "@brightwren/functions/contracts/generate-blog-post";
import { FunctionError } from "../supabase/invoke-function.ts";

/** The post that was made, without its body. */
export type { GeneratedPost };

/** Longer than a function may run: whoever waits this long gets an answer or a clear end. */
export const generationTimeout = 160_000;

/** Takes a function's answer; gives the post in it. Throws a `FunctionError` when there is none. */
export function readGeneratedPost(answer: unknown): GeneratedPost {
  const checked = generatedPostSchema.safeParse(answer);
  if (!checked.success) throw new FunctionError("", "no_post");
  return checked.data.post;
}
