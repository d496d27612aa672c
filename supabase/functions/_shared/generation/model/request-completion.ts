import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { HttpError } from "../../http-error.ts";
import { logEvent } from "../../log.ts";
import type { ModelSettings } from "../generation-settings.ts";
import { modelFailure } from "./model-failure.ts";

/** How often one completion is asked for while the service is busy or broken. */
const mostAttempts = 3;

/** Most bytes of one answer: far more than an article takes. */
const longestAnswer = 1_000_000;

/** A request the service understood but did not accept: perhaps it knows no such answer format. */
export const notAccepted = Symbol("not accepted");

/**
 * Sends one completion request; returns the JSON of the answer, undefined when the answer was no JSON, or `notAccepted`.
 * A busy or broken service (429, 5xx), which has not written anything, is asked three times at most, as late as it
 * wishes up to 20 s. After a lost connection or a timeout it is not asked again: it may have written, and be paid for it.
 * Of an answer no more than 1 MB is read. Throws HttpError (modelFailure) otherwise.
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
    logEvent("model refused", { status: response.status, attempt, reason: knownReason(error) });
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
      // Whoever we were sent on to would get the key.
      redirect: "error",
      signal,
    });
    return { response, text: await readText(response) };
  } catch (error) {
    if (error instanceof HttpError) throw error;
    // The error's own words may hold the address.
    logEvent("model failed", { reason: signal.aborted ? "timeout" : "connection" });
    throw modelFailure(signal.aborted ? "model_timeout" : "model_unreachable");
  }
}

/** Counts while it reads: a header may say anything, and an answer need not end. Throws HttpError when it is too long. */
async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  // Leaving the loop ends the connection.
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

/** Only a word of a code's form: anything else may quote the request or the key. */
function knownReason(error: z.infer<typeof errorSchema>["error"] | undefined): string | undefined {
  const reason = String(error?.code ?? error?.type ?? "");
  return /^[a-z][a-z_]{2,40}$/.test(reason) ? reason : undefined;
}

function refusal(status: number) {
  if (status === 401 || status === 403) return modelFailure("model_access");
  if (status === 402) return modelFailure("model_unpaid");
  return modelFailure(status === 404 ? "model_unknown" : "model_refused");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The time there is for writing a post, from its making on. */
export type Deadline = { signal: AbortSignal; timeLeft: () => number };

/** Accepts milliseconds; returns a deadline that far from now. */
export function deadlineIn(milliseconds: number): Deadline {
  const end = performance.now() + milliseconds;
  return { signal: AbortSignal.timeout(milliseconds), timeLeft: () => Math.max(0, end - performance.now()) };
}

/** The longest wait a busy service may ask for, in milliseconds. */
const longestPause = 20_000;

/**
 * Accepts a Retry-After header (seconds, or a date) and which attempt has failed; returns the milliseconds to wait before
 * the next one: what the service asks for, else 1 s, then 2 s.
 */
export function retryPause(retryAfter: string | null, attempt: number, now = Date.now()): number {
  const asked = retryAfter?.trim() ?? "";
  if (/^\d+(?:\.\d+)?$/.test(asked)) return Number(asked) * 1000;
  const date = Date.parse(asked);
  return Number.isNaN(date) ? attempt * 1000 : Math.max(0, date - now);
}
