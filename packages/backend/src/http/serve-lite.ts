import type { IncomingMessage, ServerResponse } from "node:http";
import type { LiteApp } from "../database/lite-app.ts";
import type { SerialQueue } from "../database/serial-queue.ts";
import { runQuietly } from "../quiet-lite.ts";
import { corsHeaders, type OriginCheck, preflightHeaders } from "./cors.ts";
import { keepSignUpClosed } from "./keep-sign-up-closed.ts";
import { answerPostgresError, postgresCode } from "./postgres-error.ts";
import { BodyTooLargeError, readBody } from "./read-body.ts";
import type { RequestLog } from "./request-log.ts";
import { sendJson } from "./send-response.ts";
import { toWebRequest } from "./web-request.ts";

const bodyLimit = 10 * 1024 * 1024;

type Answer = { status: number; headers: Headers; body: Buffer };

export type LiteRoute = {
  app: LiteApp;
  queue: SerialQueue;
  signUp: boolean;
  log: RequestLog;
  mayRead: OriginCheck;
};

/**
 * Serves the Data API and Auth: one request at a time, because Lite shares one database session among them without
 * a lock, and interleaved requests would run in each other's transactions and roles. The body is read before a
 * request joins the queue, so that a slow upload holds up nobody.
 */
export async function serveLite(
  route: LiteRoute,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: URL,
): Promise<void> {
  const { origin, "access-control-request-headers": requested } = incoming.headers;
  const cors = corsHeaders(origin, route.mayRead);
  if (incoming.method === "OPTIONS") {
    outgoing.writeHead(204, preflightHeaders(origin, requested, route.mayRead)).end();
    return;
  }
  let body: Buffer;
  try {
    const sent = await readBody(incoming, bodyLimit);
    body = route.signUp ? sent : keepSignUpClosed(url.pathname, sent);
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) return;
    sendJson(
      outgoing,
      413,
      { message: "The request body is larger than 10 MB.", code: "body_too_large" },
      cors,
    );
    return;
  }
  const request = toWebRequest(incoming, url, body.length > 0 ? new Uint8Array(body) : null);
  const answer = await route.queue.run(() => askLite(route, incoming, outgoing, request));
  if (answer) send(outgoing, answer, cors, request.method === "HEAD");
}

/** The whole answer is read while the request has its turn; nothing of Lite's runs outside it. */
async function askLite(
  route: LiteRoute,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  request: Request,
): Promise<Answer | undefined> {
  const onlyReads = request.method === "GET" || request.method === "HEAD";
  if (onlyReads && outgoing.destroyed) return undefined;
  const peerAddress = incoming.socket.remoteAddress ?? null;
  const { result, errors } = await runQuietly(async () => {
    const response = await route.app.fetch(request, { peerAddress });
    return {
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
    };
  });
  for (const error of errors) {
    const code = postgresCode(error);
    if (code !== undefined) route.log.note(incoming, code);
    else if (result.status >= 500)
      route.log.error(`${request.method} ${new URL(request.url).pathname}`, error);
  }
  return repair(result, errors);
}

/** Lite answers what it has no rule for, a violated check among them, by 500 "SUP"; PostgREST knows better. */
function repair(answer: Answer, errors: Error[]): Answer {
  const cause = errors.at(-1);
  if (answer.status !== 500 || !cause || !answer.body.includes('"code":"SUP"')) return answer;
  const repaired = answerPostgresError(cause);
  return repaired
    ? { ...answer, status: repaired.status, body: Buffer.from(JSON.stringify(repaired.body)) }
    : answer;
}

function send(outgoing: ServerResponse, answer: Answer, cors: Record<string, string>, isHead: boolean): void {
  const headers = new Headers(answer.headers);
  for (const name of Array.from(headers.keys())) {
    if (name.startsWith("access-control-")) headers.delete(name);
  }
  headers.delete("content-length");
  const withoutBody = isHead || answer.status === 204 || answer.status === 304;
  outgoing.writeHead(answer.status, {
    ...Object.fromEntries(headers),
    ...cors,
    ...(withoutBody ? {} : { "content-length": answer.body.length }),
  });
  outgoing.end(answer.body);
}
