import { randomUUID } from "node:crypto";
import { z } from "zod";
import { generationKeyHeader } from "../contracts/generate-blog-post.ts";
import { HttpError } from "../http-error.ts";

const uuid = z.string().trim().toLowerCase().pipe(z.guid());

/**
 * Takes a request's headers; gives the caller's name for this press of Generate, or a new one if it gave none.
 * Throws HttpError 400 for one that is no UUID: whoever sends it believes that sending it twice is safe.
 */
export function requestId(headers: Headers): string {
  const given = headers.get(generationKeyHeader);
  if (given === null) return randomUUID();
  const { data } = uuid.safeParse(given);
  if (data === undefined) {
    throw new HttpError(400, "invalid_key", "The request's Idempotency-Key must be a UUID.");
  }
  return data;
}
