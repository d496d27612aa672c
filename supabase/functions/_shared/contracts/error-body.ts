import { z } from "./zod-mini.ts";

/** What every function answers when it refuses: a sentence for a person, a code for a program, and the fields at fault. */
export const errorBodySchema = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
