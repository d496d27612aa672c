import { z } from "zod";
import { EnvironmentError } from "../environment.ts";
import { secondsAtMost, webAddress } from "../setting-schemas.ts";

/** Plain http only to this machine: whoever overhears a request has the key. */
const isPrivate = (address: string) => {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || ["127.0.0.1", "[::1]", "localhost"].includes(hostname);
};

// `fetch` refuses addresses with a sign-in in them, and its error would quote it.
const hasNoSignIn = (address: string) => {
  const { username, password } = new URL(address);
  return username === "" && password === "";
};

const modelSchema = z.object({
  AI_BASE_URL: webAddress
    .refine(isPrivate, "must use https")
    .refine(hasNoSignIn, "must not hold a user name or password"),
  AI_MODEL: z.string("is missing").trim(),
  AI_API_KEY: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/, "must be one word without spaces")
    .optional(),
  AI_TIMEOUT_SECONDS: secondsAtMost(120, 100),
});

export type ModelSettings = {
  /** Where completions are asked for. */
  endpoint: string;
  model: string;
  /** Absent for an endpoint that wants none. */
  apiKey: string | undefined;
  /** Milliseconds one call may take. */
  timeout: number;
};

export type GenerationSettings = {
  /** Absent when none is set: then the built-in writer writes. */
  model: ModelSettings | undefined;
};

const modelNames = ["AI_BASE_URL", "AI_MODEL", "AI_API_KEY"];

/**
 * Accepts the environment; returns who writes posts.
 * Throws EnvironmentError, without values, when something is set but not usable: a faulty model is never silently
 * replaced by the built-in writer.
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
