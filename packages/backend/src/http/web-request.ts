import type { IncomingMessage } from "node:http";

/** What a caller could claim about its own address; only the socket knows. */
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
/** Of this one connection, not of the message. */
const hopByHop = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "upgrade",
  "te",
  "trailer",
  "expect",
]);

/** Headers of a request as handlers see them: the client's address comes from the socket, as a hosted gateway sets it. */
export function requestHeaders(incoming: IncomingMessage): Headers {
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

/** A web-standard request from Node's. The URL is the one the router has checked. */
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
