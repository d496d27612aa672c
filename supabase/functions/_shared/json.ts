import { Buffer } from "node:buffer";
import { z } from "zod";
import { HttpError, invalidInput } from "./http-error.ts";

/** Bytes. Twice the size of the longest valid enquiry with every character escaped. */
export const bodyLimit = 64 * 1024;

const bodyTimeout = 10_000;

const jsonObject = z.record(z.string(), z.unknown());

type Options = { limit?: number; timeout?: number; isOptional?: boolean };

const tooLarge = () => new HttpError(413, "body_too_large", "That message is too large. Please shorten it.");

/**
 * Throws HttpError 415 (not JSON), 413 (too large), 408 (stalled) or 400 (not a JSON object). An optional body may be
 * missing or empty.
 */
export async function readJsonObject(request: Request, options: Options = {}) {
  const contentType = request.headers.get("content-type")?.trim() ?? "";
  const isJson = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType);
  const text = isJson || options.isOptional ? await readText(request, options) : "";
  if (options.isOptional && text.trim() === "") return {};
  if (!isJson)
    throw new HttpError(415, "unsupported_media_type", "Please send JSON (Content-Type: application/json).");
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

/** Reads a JSON object and validates it. Throws also HttpError 400 with the invalid fields. */
export async function readInput<Schema extends z.core.$ZodType>(
  request: Request,
  schema: Schema,
  options?: Options,
): Promise<z.output<Schema>> {
  const { data, error } = z.safeParse(schema, await readJsonObject(request, options));
  if (error) throw invalidInput(error);
  return data;
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
