import { z } from "./zod-mini.ts";

/** Every function's error response: a sentence for the user, a code for programs, and the invalid fields. */
export const errorBodySchema = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
