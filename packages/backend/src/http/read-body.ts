import type { IncomingMessage } from "node:http";
import { refusalOf } from "./send-response.ts";

/** Most bytes of a request's body, in front of everything. */
export const bodyLimit = 10 * 1024 * 1024;

/** What whoever sends a larger one is told, with 413. */
export const bodyTooLarge = refusalOf("body_too_large", "The request is larger than 10 MB.");

/** The body is larger than the limit. */
export class BodyTooLargeError extends Error {
  override name = "BodyTooLargeError";
}

/** Reads a request body whole. Throws a BodyTooLargeError once it passes the limit; rejects when the client goes away. */
export async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Not `for await`: leaving that loop early destroys the socket, and the 413 could not be sent.
  await new Promise<void>((resolve, reject) => {
    incoming.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > bodyLimit) {
        incoming.removeAllListeners("data");
        reject(new BodyTooLargeError());
      } else chunks.push(chunk);
    });
    incoming.once("end", resolve);
    incoming.once("error", reject);
    incoming.once("close", () => reject(new Error("The client went away.")));
  });
  return Buffer.concat(chunks);
}
