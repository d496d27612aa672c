import type { IncomingMessage, ServerResponse } from "node:http";
import { allowedMethods, corsHeaders, type OriginCheck } from "../http/cors.ts";
import { createHttpServer } from "../http/http-server.ts";
import { isLoopbackHostHeader } from "../http/loopback.ts";
import { bodyLimit, bodyTooLarge } from "../http/read-request.ts";
import type { RequestLog } from "../http/request-log.ts";
import { refusalOf, sendJson } from "../http/send-response.ts";

export type Route = (incoming: IncomingMessage, outgoing: ServerResponse, url: URL) => Promise<void>;

type Doors = { routes: Record<string, Route>; mayRead: OriginCheck };

const internalError = refusalOf("internal_error", "Something went wrong on our side. Please try again.");

/** Where possible, rejects requests based on their headers, before reading the body. */
export function createApiServer(log: RequestLog) {
  let doors: Doors | undefined;

  const answer: Route = async (incoming, outgoing, url) => {
    if (!doors) {
      sendJson(outgoing, 503, refusalOf("starting", "The backend is starting."), { "retry-after": "1" });
    } else if (!allowedMethods.split(", ").includes(incoming.method ?? "")) {
      const refusal = refusalOf("method_not_allowed", "Method not allowed.");
      sendJson(outgoing, 405, refusal, { allow: allowedMethods });
    } else if (!isReadable(url)) {
      sendJson(outgoing, 400, refusalOf("bad_address", "The address is invalid."));
    } else if (url.pathname === "/health") {
      sendJson(outgoing, 200, { ok: true });
    } else await answerByRoute(doors, incoming, outgoing, url);
  };

  const listener = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    log.watch(incoming, outgoing);
    const url = parseUrl(incoming);
    if (!url) {
      const text = "This backend is only available on this computer's loopback address.";
      sendJson(outgoing, 403, refusalOf("host_not_allowed", text), { connection: "close" });
      return;
    }
    answer(incoming, outgoing, url).catch((error: unknown) => {
      log.error(`${incoming.method} ${url.pathname} failed.`, error);
      if (outgoing.headersSent) outgoing.destroy();
      else sendJson(outgoing, 500, internalError);
    });
  };
  const times = { requestTimeout: 60_000, headersTimeout: 20_000 };
  return {
    server: createHttpServer(listener, times),
    /** Every request gets a 503 until this is called. */
    open(all: Doors) {
      doors = all;
    },
  };
}

async function answerByRoute(
  { routes, mayRead }: Doors,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: URL,
): Promise<void> {
  const prefix = Object.keys(routes).find(
    (path) => url.pathname === path || url.pathname.startsWith(`${path}/`),
  );
  const route = prefix === undefined ? undefined : routes[prefix];
  const cors = corsHeaders(incoming.headers.origin, mayRead);
  if (!route) sendJson(outgoing, 404, refusalOf("not_found", "Not found."));
  else if (isForeignWrite(incoming, mayRead)) {
    const text = "Pages from this origin may not send requests here.";
    sendJson(outgoing, 403, refusalOf("origin_not_allowed", text), cors);
  } else if (Number(incoming.headers["content-length"]) > bodyLimit) {
    sendJson(outgoing, 413, bodyTooLarge, cors);
  } else {
    if (incoming.headers.expect !== undefined) outgoing.writeContinue();
    await route(incoming, outgoing, url);
  }
}

/** Lite decodes the path and passes the query to Postgres, which cannot store NUL in text. */
function isReadable({ pathname, search }: URL): boolean {
  if (`${pathname}${search}`.includes("%00")) return false;
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** CSRF check: CORS only hides the response, and our local keys are public. Only browsers send an Origin header. */
function isForeignWrite({ method, headers }: IncomingMessage, mayRead: OriginCheck): boolean {
  const onlyReads = method === "GET" || method === "HEAD" || method === "OPTIONS";
  return !onlyReads && headers.origin !== undefined && !mayRead(headers.origin);
}

function parseUrl(incoming: IncomingMessage): URL | undefined {
  const { host } = incoming.headers;
  const target = incoming.url ?? "";
  if (!isLoopbackHostHeader(host) || !target.startsWith("/")) return undefined;
  const address = `http://${host}${target}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}
