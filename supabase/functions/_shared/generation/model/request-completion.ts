import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { HttpError } from "../../http-error.ts";
import { logEvent } from "../../log.ts";
import type { ModelSettings } from "../generation-settings.ts";
import { modelFailure } from "./model-failure.ts";

const mostAttempts = 3;

const longestAnswer = 1_000_000;

/** The service rejected the request, perhaps because it does not support the response format. */
export const notAccepted = Symbol("not accepted");

/**
 * Returns the parsed response, undefined if it is not JSON, or `notAccepted`. Retries twice after a 429 or 5xx,
 * respecting Retry-After up to 20 s. Does not retry after a lost connection or a timeout, because the response may
 * already have been charged. Throws HttpError (modelFailure) otherwise.
 */
export async function requestCompletion(
  settings: ModelSettings,
  body: unknown,
  deadline: Deadline,
): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const { response, text } = await send(settings, body, deadline);
    if (response.ok) return parseJson(text);

    const error = errorSchema.safeParse(parseJson(text)).data?.error;
    logEvent("model request rejected", { status: response.status, attempt, reason: knownReason(error) });
    if (error?.code === "insufficient_quota" || error?.type === "insufficient_quota") {
      throw modelFailure("model_unpaid");
    }
    if (response.status === 400 || response.status === 422) return notAccepted;
    if (response.status !== 429 && response.status < 500) throw refusal(response.status);

    const wait = retryPause(response.headers.get("retry-after"), attempt);
    if (attempt === mostAttempts || wait > longestPause || wait >= deadline.timeLeft()) {
      const seconds = Math.max(60, Math.ceil(wait / 1000));
      throw response.status === 429
        ? modelFailure("model_busy", { "Retry-After": String(seconds) })
        : modelFailure("model_down");
    }
    await pause(wait);
  }
}

async function send(settings: ModelSettings, body: unknown, deadline: Deadline) {
  const signal = AbortSignal.any([deadline.signal, AbortSignal.timeout(settings.timeout)]);
  try {
    const response = await fetch(settings.endpoint, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(settings.apiKey !== undefined && { Authorization: `Bearer ${settings.apiKey}` }),
      },
      body: JSON.stringify(body),
      // A redirect would send the key to its target.
      redirect: "error",
      signal,
    });
    return { response, text: await readText(response) };
  } catch (error) {
    if (error instanceof HttpError) throw error;
    // The error is not logged in full, because its message may contain the URL.
    logEvent("model failed", { reason: signal.aborted ? "timeout" : "connection" });
    throw modelFailure(signal.aborted ? "model_timeout" : "model_unreachable");
  }
}

/**
 * Counts bytes while reading, because Content-Length is not reliable. Throws HttpError when the response is too long.
 */
async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  // Throwing inside the loop closes the connection.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > longestAnswer) {
      logEvent("model failed", { reason: "answer too long" });
      throw modelFailure("model_too_long");
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const errorSchema = z.object({
  error: z.object({ type: z.string().nullish(), code: z.union([z.string(), z.number()]).nullish() }),
});

/** Returns only short error codes, because any other text may contain the request or the key. */
function knownReason(error: z.infer<typeof errorSchema>["error"] | undefined): string | undefined {
  const reason = String(error?.code ?? error?.type ?? "");
  return /^[a-z][a-z_]{2,40}$/.test(reason) ? reason : undefined;
}

function refusal(status: number) {
  if (status === 401 || status === 403) return modelFailure("model_access");
  if (status === 402) return modelFailure("model_unpaid");
  return modelFailure(status === 404 ? "model_unknown" : "model_refused");
}

/** Undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type Deadline = { signal: AbortSignal; timeLeft: () => number };

export function deadlineIn(milliseconds: number): Deadline {
  const end = performance.now() + milliseconds;
  return { signal: AbortSignal.timeout(milliseconds), timeLeft: () => Math.max(0, end - performance.now()) };
}

/** Milliseconds. */
const longestPause = 20_000;

/** Milliseconds before the next attempt, from Retry-After (seconds or a date) or else 1 s, then 2 s. */
export function retryPause(retryAfter: string | null, attempt: number, now = Date.now()): number {
  const asked = retryAfter?.trim() ?? "";
  if (/^\d+(?:\.\d+)?$/.test(asked)) return Number(asked) * 1000;
  const date = Date.parse(asked);
  return Number.isNaN(date) ? attempt * 1000 : Math.max(0, date - now);
}
