import { z } from "zod";
import type { PostDraft } from "../post-draft.ts";
import { draftSchema } from "./completion-request.ts";
import { modelFailure } from "./model-failure.ts";

const completionSchema = z.object({
  choices: z.tuple(
    [
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    ],
    z.unknown(),
  ),
});

/**
 * Takes the JSON a completion request was answered with; gives the draft in it, or undefined when there is none of the
 * right shape. Throws HttpError (modelFailure) when the model ran out of room or declined: it would do so again.
 */
export function readCompletion(answer: unknown): PostDraft | undefined {
  const completion = completionSchema.safeParse(answer);
  if (!completion.success) return undefined;
  const { finish_reason: reason, message } = completion.data.choices[0];
  if (reason === "length") throw modelFailure("model_cut_off");
  if (reason === "content_filter" || message.refusal) throw modelFailure("model_declined");
  return draftSchema.safeParse(parseContent(message.content ?? "")).data;
}

/** Some models put their JSON between fences although they were told not to. */
function parseContent(content: string): unknown {
  const json = /^\s*```(?:json)?\s*\n([\s\S]*)\n\s*```\s*$/.exec(content)?.[1] ?? content;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
