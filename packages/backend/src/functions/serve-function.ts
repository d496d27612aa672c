import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { corsHeaders, type OriginCheck } from "../http/cors.ts";
import type { RequestLog } from "../http/request-log.ts";
import { sendJson, sendResponse } from "../http/send-response.ts";
import { toWebRequest, limitedBody } from "../http/read-request.ts";

type FunctionRoute = { supabaseDir: string; log: RequestLog; mayRead: OriginCheck };

/**
 * Handlers run concurrently, outside the database queue. They call the API over HTTP, so they would deadlock inside it.
 * As on Supabase, they receive the body as a stream and handle preflight requests.
 */
export async function serveFunction(
  route: FunctionRoute,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: URL,
): Promise<void> {
  const cors = corsHeaders(incoming.headers.origin, route.mayRead);
  const name = url.pathname.split("/")[3] ?? "";
  const file = functionFile(route.supabaseDir, name);
  if (file === undefined) {
    sendJson(outgoing, 404, { error: "Function not found.", code: "not_found" }, cors);
    return;
  }
  const gone = new AbortController();
  outgoing.once("close", () => gone.abort());
  try {
    const handler = await loadFunction(file);
    const response = await handler(toWebRequest(incoming, url, limitedBody(incoming), gone.signal));
    await sendResponse(outgoing, response);
  } catch (error) {
    route.log.error(`The function ${name} failed.`, error);
    if (outgoing.headersSent) outgoing.destroy();
    else {
      const message = "Something went wrong on our side. Please try again.";
      sendJson(outgoing, 500, { error: message, code: "internal_error" }, cors);
    }
  }
}

type EdgeFunction = (request: Request) => Response | Promise<Response>;

const functionName = /^[a-z0-9-]+$/;

export function functionFile(supabaseDir: string, name: string): string | undefined {
  if (!functionName.test(name)) return undefined;
  const file = join(supabaseDir, "functions", name, "index.ts");
  return existsSync(file) ? file : undefined;
}

/** Throws when the file does not export `default { fetch }`. */
export async function loadFunction(file: string): Promise<EdgeFunction> {
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const entry: unknown = isObject(module) ? module["default"] : undefined;
  const handler: unknown = isObject(entry) ? entry["fetch"] : undefined;
  if (!isObject(entry) || typeof handler !== "function") {
    throw new Error(`${file} must export default { fetch(request) { … } }.`);
  }
  return async (request) => {
    const response: unknown = await Reflect.apply(handler, entry, [request]);
    if (!(response instanceof Response)) throw new Error(`${file} did not return a Response.`);
    return response;
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
