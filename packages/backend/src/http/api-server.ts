import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isLoopbackHostHeader } from "./loopback.ts";
import type { RequestLog } from "./request-log.ts";
import { sendJson } from "./send-response.ts";

/** Serves one part of the API. The URL is parsed, its dots resolved. */
export type Route = (incoming: IncomingMessage, outgoing: ServerResponse, url: URL) => Promise<void>;

export type ApiServer = {
  server: Server;
  /** Opens the doors; until then every request is answered 503. */
  open: (routes: Record<string, Route>) => void;
};

const internalError = {
  error: "Something went wrong on our side. Please try again.",
  code: "internal_error",
};

/** Makes the API's server; routes are keyed by the path they begin with, `/rest/v1` say. */
export function createApiServer(log: RequestLog): ApiServer {
  let routes: Record<string, Route> | undefined;

  const answer: Route = async (incoming, outgoing, url) => {
    if (!routes) {
      sendJson(
        outgoing,
        503,
        { error: "The backend is starting.", code: "starting" },
        { "retry-after": "1" },
      );
      return;
    }
    if (url.pathname === "/health") {
      sendJson(outgoing, 200, { ok: true });
      return;
    }
    const prefix = Object.keys(routes).find(
      (path) => url.pathname === path || url.pathname.startsWith(`${path}/`),
    );
    const route = prefix === undefined ? undefined : routes[prefix];
    if (route) await route(incoming, outgoing, url);
    else sendJson(outgoing, 404, { error: "There is nothing at this address.", code: "not_found" });
  };

  // Node's five seconds are over while a client with much to do still means to use the connection: its request is lost.
  const times = { requestTimeout: 60_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 };
  const server = createServer(times, (incoming, outgoing) => {
    log.watch(incoming, outgoing);
    const url = parseUrl(incoming);
    if (!url) {
      const message = "This backend answers on the loopback address of this computer only.";
      sendJson(outgoing, 403, { error: message, code: "host_not_allowed" }, { connection: "close" });
      return;
    }
    answer(incoming, outgoing, url).catch((error: unknown) => {
      log.error(`${incoming.method} ${url.pathname} failed.`, error);
      if (outgoing.headersSent) outgoing.destroy();
      else sendJson(outgoing, 500, internalError);
    });
  });
  return {
    server,
    open(all) {
      routes = all;
    },
  };
}

function parseUrl(incoming: IncomingMessage): URL | undefined {
  const { host } = incoming.headers;
  const target = incoming.url ?? "";
  if (!isLoopbackHostHeader(host) || !target.startsWith("/")) return undefined;
  const address = `http://${host}${target}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}
