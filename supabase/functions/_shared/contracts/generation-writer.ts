import { z } from "./zod.ts";

/** What generation-writer answers: who writes posts. `model` is its name at the provider, whose bill it is on. */
export const generationWriterSchema = z.object({
  writer: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("built-in"), topics: z.int() }),
    z.object({ kind: z.literal("model"), model: z.string() }),
  ]),
});

export type GenerationWriter = z.infer<typeof generationWriterSchema>["writer"];
