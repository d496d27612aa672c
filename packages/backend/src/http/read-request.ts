import type { IncomingMessage } from "node:http";
import { refusalOf } from "./send-response.ts";

export function toWebRequest(
  incoming: IncomingMessage,
  url: URL,
  body: BodyInit | null,
  signal?: AbortSignal,
): Request {
  const method = incoming.method ?? "GET";
  const takesBody = method !== "GET" && method !== "HEAD" && body !== null;
  return new Request(url, {
    method,
    headers: requestHeaders(incoming),
    ...(takesBody ? { body, duplex: "half" } : {}),
    ...(signal ? { signal } : {}),
  });
}

/** Clients can forge these headers, so we use the socket's address. */
const claimedAddress = new Set([
  "x-forwarded-for",
  "x-real-ip",
  "x-client-ip",
  "cf-connecting-ip",
  "true-client-ip",
  "forwarded",
  "x-forwarded-host",
  "x-forwarded-proto",
]);
const hopByHop = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "upgrade",
  "te",
  "trailer",
  "expect",
]);

function requestHeaders(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    if (hopByHop.has(name) || claimedAddress.has(name)) continue;
    for (const value of values ?? []) headers.append(name, value);
  }
  const address = (incoming.socket.remoteAddress ?? "127.0.0.1").replace(/^::ffff:/, "");
  headers.set("x-forwarded-for", address);
  headers.set("x-real-ip", address);
  return headers;
}

/** Undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const bodyLimit = 10 * 1024 * 1024;

export const bodyTooLarge = refusalOf("body_too_large", "The request is larger than 10 MB.");

export class BodyTooLargeError extends Error {
  override name = "BodyTooLargeError";
}

/** Throws a BodyTooLargeError when the body exceeds the limit. Rejects when the client disconnects. */
export async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // `for await` would destroy the socket when the loop ends early, so the 413 could not be sent.
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

/** Returns null without a body. The stream fails when the body exceeds the limit. */
export function limitedBody(incoming: IncomingMessage): ReadableStream<Uint8Array> | null {
  const { "content-length": length, "transfer-encoding": encoding } = incoming.headers;
  if (encoding === undefined && (length === undefined || length === "0")) return null;
  let size = 0;
  let open = true;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const finish = (error?: Error) => {
        if (!open) return;
        open = false;
        if (error) controller.error(error);
        else controller.close();
      };
      incoming.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size > bodyLimit) finish(new BodyTooLargeError());
        if (!open) return;
        controller.enqueue(new Uint8Array(chunk));
        if ((controller.desiredSize ?? 0) <= 0) incoming.pause();
      });
      incoming.once("end", () => finish());
      incoming.once("error", (error) => finish(error));
      incoming.once("close", () => finish(new Error("The client went away.")));
    },
    pull() {
      incoming.resume();
    },
    cancel() {
      // After the reader cancels, no more chunks may be enqueued.
      open = false;
      incoming.removeAllListeners("data");
      incoming.resume();
    },
  });
}
