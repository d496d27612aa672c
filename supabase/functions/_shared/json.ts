import { Buffer } from "node:buffer";
import { z } from "zod";
import { HttpError } from "./http-error.ts";

/** Bytes. Twice the size of the longest valid enquiry with every character escaped. */
export const bodyLimit = 64 * 1024;

const bodyTimeout = 10_000;

const jsonObject = z.record(z.string(), z.unknown());

type Options = { limit?: number; timeout?: number };

const tooLarge = () => new HttpError(413, "body_too_large", "That message is too large. Please shorten it.");

/** Throws HttpError 415 (not JSON), 413 (too large), 408 (stalled) or 400 (not a JSON object). */
export async function readJsonObject(
  request: Request,
  options: Options = {},
): Promise<Record<string, unknown>> {
  if (!isJson(request.headers.get("content-type"))) {
    throw new HttpError(415, "unsupported_media_type", "Please send JSON (Content-Type: application/json).");
  }
  return parseObject(await readText(request, options));
}

export async function readOptionalJsonObject(
  request: Request,
  options: Options = {},
): Promise<Record<string, unknown>> {
  const text = await readText(request, options);
  if (text.trim() === "") return {};
  if (!isJson(request.headers.get("content-type"))) {
    throw new HttpError(415, "unsupported_media_type", "Please send JSON (Content-Type: application/json).");
  }
  return parseObject(text);
}

function isJson(contentType: string | null): boolean {
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType?.trim() ?? "");
}

function parseObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, "invalid_json", "That was not valid JSON.");
  }
  const object = jsonObject.safeParse(value);
  if (!object.success) throw new HttpError(400, "invalid_json", "A JSON object was expected.");
  return object.data;
}

/** Reads the body as text. Throws HttpError 413, 408 or 400. */
export async function readText(
  request: Request,
  { limit = bodyLimit, timeout = bodyTimeout }: Options,
): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge();
  const bytes = request.body === null ? new Uint8Array() : await readBytes(request.body, limit, timeout);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, "invalid_json", "That was not valid UTF-8 text.");
  }
}

async function readBytes(
  body: ReadableStream<Uint8Array>,
  limit: number,
  timeout: number,
): Promise<Uint8Array> {
  const reader = body.getReader();
  const stalled = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    stalled.reject(
      new HttpError(408, "body_timeout", "Your message did not arrive in full. Please try again."),
    );
  }, timeout);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), stalled.promise]);
      if (done) return Buffer.concat(chunks);
      size += value.byteLength;
      if (size > limit) throw tooLarge();
      chunks.push(value);
    }
  } catch (error) {
    // Not awaited, because a stalled source may never confirm the cancellation.
    reader.cancel().catch(() => undefined);
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, "body_interrupted", "Your message did not arrive in full. Please try again.");
  } finally {
    clearTimeout(timer);
  }
}

/** Disables caching and content sniffing. */
export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", ...headers },
  });
}
