import { z } from "./zod.ts";

/** `model` is the provider's name for the model. The provider charges the owner. */
export const generationWriterSchema = z.object({
  writer: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("built-in"), topics: z.int() }),
    z.object({ kind: z.literal("model"), model: z.string() }),
  ]),
});

export type GenerationWriter = z.infer<typeof generationWriterSchema>["writer"];
