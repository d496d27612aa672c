import { z } from "./zod-mini.ts";

/** Error response of every function, with a message for the user, an error code and the invalid fields. */
export const errorBodySchema = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
