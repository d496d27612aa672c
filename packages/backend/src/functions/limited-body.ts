import type { IncomingMessage } from "node:http";
import { bodyLimit, BodyTooLargeError } from "../http/read-body.ts";

/** A request's body as a web stream that fails once it passes the limit; null when there is none. */
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
      // The reader gave up; what still comes of the request must not touch the stream again.
      open = false;
      incoming.removeAllListeners("data");
      incoming.resume();
    },
  });
}
