import type { IncomingMessage } from "node:http";

/** The body is larger than the limit. */
export class BodyTooLargeError extends Error {
  override name = "BodyTooLargeError";
}

/**
 * Reads a request body whole. Throws a BodyTooLargeError as soon as it is known to pass the limit, before buffering
 * more; rejects when the client goes away.
 */
export async function readBody(incoming: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(incoming.headers["content-length"]) > limit) {
    // Read and dropped, so that the client gets round to reading the answer.
    incoming.resume();
    throw new BodyTooLargeError();
  }
  const chunks: Buffer[] = [];
  let size = 0;
  // Not `for await`: leaving that loop early destroys the socket, and the 413 could not be sent.
  await new Promise<void>((resolve, reject) => {
    incoming.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) {
        incoming.removeAllListeners("data");
        incoming.resume();
        reject(new BodyTooLargeError());
      } else chunks.push(chunk);
    });
    incoming.once("end", resolve);
    incoming.once("error", reject);
    incoming.once("close", () => reject(new Error("The client went away.")));
  });
  return Buffer.concat(chunks);
}
