import { z } from "./zod.ts";

/** What every function answers when it refuses: a sentence for a person, a code for a program, and the fields at fault. */
export const errorBodySchema = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
