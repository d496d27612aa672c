import { z } from "zod";
import { givenSettings, parseSettings } from "../environment.ts";
import { hasNoSignIn, isPrivate, secondsAtMost, signInFault, webAddress } from "../setting-schemas.ts";

const modelSchema = z
  .object({
    AI_BASE_URL: webAddress.refine(isPrivate, "must use https").refine(hasNoSignIn, signInFault),
    AI_MODEL: z.string("is missing"),
    AI_API_KEY: z
      .string()
      .regex(/^[\x21-\x7e]+$/, "must be one word without spaces")
      .optional(),
    AI_TIMEOUT_SECONDS: secondsAtMost(120, 100),
  })
  .transform((given) => {
    const endpoint = new URL(given.AI_BASE_URL);
    endpoint.pathname = `${endpoint.pathname.replace(/\/+$/, "")}/chat/completions`;
    return {
      endpoint: endpoint.href,
      model: given.AI_MODEL,
      /** Undefined if the endpoint needs no key. */
      apiKey: given.AI_API_KEY,
      timeout: given.AI_TIMEOUT_SECONDS,
    };
  });

export type ModelSettings = z.output<typeof modelSchema>;

/** The response of the functions for generation if a setting is invalid. */
export const notConfigured =
  "Post generation is not fully configured. The function's log lists the missing or invalid settings.";

const modelNames = ["AI_BASE_URL", "AI_MODEL", "AI_API_KEY"];

/**
 * Undefined for the built-in writer. Throws EnvironmentError (without values) for an invalid setting, rather than
 * silently using the built-in writer.
 */
export function readModelSettings(variables: Record<string, string | undefined>): ModelSettings | undefined {
  const source = givenSettings(variables);
  return modelNames.some((name) => name in source) ? parseSettings(modelSchema, source) : undefined;
}
