import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

export function sendJson(
  outgoing: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  const text = JSON.stringify(body);
  outgoing.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(text),
    ...headers,
  });
  outgoing.end(text);
}

/** PostgREST clients read `message`; callers of our functions read `error`. */
export const refusalOf = (code: string, text: string) => ({ error: text, message: text, code });

/** Resolves when the response is sent or the client has disconnected. */
export async function sendResponse(outgoing: ServerResponse, response: Response): Promise<void> {
  const headers = new Map<string, string | string[]>();
  for (const [name, value] of response.headers) {
    if (name !== "set-cookie") headers.set(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers.set("set-cookie", cookies);
  outgoing.writeHead(response.status, Object.fromEntries(headers));
  if (!response.body) {
    outgoing.end();
    return;
  }
  await pipeline(Readable.from(response.body), outgoing).catch(() => undefined);
}
