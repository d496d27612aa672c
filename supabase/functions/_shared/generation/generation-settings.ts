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

const postSchema = z.object({
  AI_POST_STATUS: z.enum(["published", "draft"], "must be published or draft").default("published"),
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
  /** Whether a generated post is shown to visitors at once. */
  status: "published" | "draft";
  /** Absent when none is set: then the built-in writer writes. */
  model: ModelSettings | undefined;
};

const modelNames = ["AI_BASE_URL", "AI_MODEL", "AI_API_KEY"];

/**
 * Accepts the environment; returns who writes posts and what becomes of them.
 * Throws EnvironmentError, without values, when something is set but not usable: a faulty model is never silently
 * replaced by the built-in writer.
 */
export function readGenerationSettings(variables: Record<string, string | undefined>): GenerationSettings {
  const source = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const post = postSchema.safeParse(source);
  const model = modelNames.some((name) => name in source) ? modelSchema.safeParse(source) : undefined;
  const issues = [post.error, model?.error].flatMap((error) => error?.issues ?? []);
  if (!post.success || (model !== undefined && !model.success)) {
    throw new EnvironmentError(issues.map(({ path, message }) => `${String(path[0])} ${message}`));
  }
  return { status: post.data.AI_POST_STATUS, model: model && modelSettings(model.data) };
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
