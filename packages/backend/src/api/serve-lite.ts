import type { IncomingMessage, ServerResponse } from "node:http";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { isFullDisk } from "../data-folder/full-disk.ts";
import type { LiteApp } from "../database/lite-app.ts";
import { runSql } from "../database/open-database.ts";
import type { SerialQueue } from "../database/serial-queue.ts";
import { WrongPictureError } from "../pictures/picture-files.ts";
import { runQuietly } from "../database/quiet-lite.ts";
import { checkBody, checkQuery, RefusedRequestError } from "./check-request.ts";
import { corsHeaders, type OriginCheck, preflightHeaders } from "../http/cors.ts";
import { markMailSession, refusePasswordChange } from "./password-change.ts";
import { answerPostgresError, postgresCode } from "./postgres-error.ts";
import { bodyTooLarge, BodyTooLargeError, readBody, toWebRequest } from "../http/read-request.ts";
import type { RequestLog } from "../http/request-log.ts";
import { refusalOf, sendJson } from "../http/send-response.ts";

const fullDisk = "This computer's disk is full, so nothing was saved. Free some space and try again.";

type Answer = { status: number; headers: Headers; body: Buffer };

type LiteRoute = {
  app: LiteApp;
  queue: SerialQueue;
  signUp: boolean;
  securePasswordChange: boolean;
  log: RequestLog;
  mayRead: OriginCheck;
  /** Runs SQL during a request. `sql` would queue behind that request and deadlock. */
  connection: PgliteConnection;
};

/**
 * Runs one request at a time: Lite shares one database session without a lock, so interleaved requests would run in
 * each other's transactions and roles. The body is read first, so that a slow upload does not block the queue.
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
    checkQuery(url);
    const sent = await readBody(incoming);
    body = checkBody(url, incoming.headers["content-type"] ?? "", sent, route.signUp);
  } catch (error) {
    if (error instanceof BodyTooLargeError) sendJson(outgoing, 413, bodyTooLarge, cors);
    else if (error instanceof RefusedRequestError) {
      const { code, message } = error;
      sendJson(outgoing, 400, { code, message, details: null, hint: null }, cors);
    }
    return;
  }
  const request = toWebRequest(incoming, url, body.length > 0 ? new Uint8Array(body) : null);
  const answer = await route.queue.run(() => askLite(route, incoming, outgoing, request, body));
  if (answer) send(outgoing, answer, cors, request.method === "HEAD");
}

/** Reads the complete response before the next request starts. */
async function askLite(
  route: LiteRoute,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  request: Request,
  body: Buffer,
): Promise<Answer | undefined> {
  const onlyReads = request.method === "GET" || request.method === "HEAD";
  if (onlyReads && outgoing.destroyed) return undefined;
  const peerAddress = incoming.socket.remoteAddress ?? null;
  const { result, errors } = await runQuietly(async () => {
    const refusal = route.securePasswordChange
      ? await refusePasswordChange({ ...route, peerAddress }, request, body)
      : undefined;
    if (refusal) return refused(refusal);
    const response = await route.app.fetch(request, { peerAddress });
    const sessionId = response.headers.get("sb-auth-session-id");
    await noteDevice(route.connection, sessionId, request.headers);
    await markMailSession(route.connection, request, sessionId);
    return {
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
    };
  });
  const answer = repair(result, errors);
  for (const error of errors) {
    const code = postgresCode(error);
    if (code !== undefined) route.log.note(incoming, code);
    if (answer.status === 507) route.log.error(fullDisk, error.message);
    else if (code === undefined && answer.status >= 500)
      route.log.error(`${request.method} ${new URL(request.url).pathname}`, error);
  }
  return answer;
}

const refused = (refusal: object): Answer => ({
  status: 400,
  headers: new Headers({ "content-type": "application/json" }),
  body: Buffer.from(JSON.stringify(refusal)),
});

/** Hosted Supabase records a session's device; Lite leaves the columns empty. */
async function noteDevice(
  connection: PgliteConnection,
  sessionId: string | null,
  headers: Headers,
): Promise<void> {
  if (sessionId === null) return;
  const device = [sessionId, headers.get("user-agent"), headers.get("x-real-ip")];
  await runSql(connection, "update auth.sessions set user_agent = $2, ip = $3 where id = $1", device);
}

/** Lite returns 500 for errors it does not map, such as a violated check. PostgREST and Storage return 4xx. */
function repair(answer: Answer, errors: Error[]): Answer {
  const cause = errors.at(-1);
  if (answer.status < 500 || !cause) return answer;
  const repaired = answerOf(cause, answer.body.includes('"code":"SUP"'));
  return repaired
    ? { ...answer, status: repaired.status, body: Buffer.from(JSON.stringify(repaired.body)) }
    : answer;
}

function answerOf(cause: Error, isUnknown: boolean): { status: number; body: object } | undefined {
  if (isFullDisk(cause)) return { status: 507, body: refusalOf("disk_full", fullDisk) };
  if (cause instanceof WrongPictureError) {
    return { status: 400, body: { statusCode: "415", ...refusalOf("invalid_mime_type", cause.message) } };
  }
  const status: unknown = Reflect.get(cause, "status");
  if (typeof status === "number" && status >= 400 && status < 500) {
    return { status, body: refusalOf("bad_request", cause.message) };
  }
  return isUnknown ? answerPostgresError(cause) : undefined;
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
    // Uploaders choose their picture's content type.
    "x-content-type-options": "nosniff",
    ...(withoutBody ? {} : { "content-length": answer.body.length }),
  });
  outgoing.end(answer.body);
}
