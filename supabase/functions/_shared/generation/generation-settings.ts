import { z } from "zod";
import { EnvironmentError } from "../environment.ts";
import { secondsAtMost, webAddress } from "../setting-schemas.ts";

/** Allows unencrypted HTTP only on this machine, because the request contains the key. */
const isPrivate = (address: string) => {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || ["127.0.0.1", "[::1]", "localhost"].includes(hostname);
};

// `fetch` rejects URLs with credentials, and its error message would contain them.
const hasNoSignIn = (address: string) => {
  const { username, password } = new URL(address);
  return username === "" && password === "";
};

const modelSchema = z.object({
  AI_BASE_URL: webAddress
    .refine(isPrivate, "must use https")
    .refine(hasNoSignIn, "must not contain a user name or password"),
  AI_MODEL: z.string("is missing").trim(),
  AI_API_KEY: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/, "must be one word without spaces")
    .optional(),
  AI_TIMEOUT_SECONDS: secondsAtMost(120, 100),
});

export type ModelSettings = {
  endpoint: string;
  model: string;
  /** Undefined if the endpoint needs no key. */
  apiKey: string | undefined;
  timeout: number;
};

export type GenerationSettings = {
  model: ModelSettings | undefined;
};

const modelNames = ["AI_BASE_URL", "AI_MODEL", "AI_API_KEY"];

/**
 * Throws EnvironmentError (without values) for an invalid setting, rather than silently using the built-in writer.
 */
export function readGenerationSettings(variables: Record<string, string | undefined>): GenerationSettings {
  const source = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  if (!modelNames.some((name) => name in source)) return { model: undefined };
  const model = modelSchema.safeParse(source);
  if (!model.success) {
    const { issues } = model.error;
    throw new EnvironmentError(issues.map(({ path, message }) => `${String(path[0])} ${message}`));
  }
  return { model: modelSettings(model.data) };
}

function modelSettings(data: z.infer<typeof modelSchema>): ModelSettings {
  const endpoint = new URL(data.AI_BASE_URL);
  endpoint.pathname = `${endpoint.pathname.replace(/\/+$/, "")}/chat/completions`;
  return {
    endpoint: endpoint.href,
    model: data.AI_MODEL,
    apiKey: data.AI_API_KEY,
    timeout: data.AI_TIMEOUT_SECONDS,
  };
}
