import type { IncomingMessage, ServerResponse } from "node:http";
import { negotiate } from "@fastify/accept-negotiator";
import { lookup } from "mrmime";
import type { ArticleAnswer } from "./article-lookup.ts";
import { type Encoding, isCompressible, type OutputFolder } from "./output-folder.ts";
import { routeRequest } from "./route-request.ts";
import {
  articleShellFile,
  revalidateCacheControl,
  headerRules,
  immutableCacheControl,
  matchesPath,
  missingArticleFile,
  noIndex,
  notFoundFile,
} from "./rules.ts";

/** `slug`: still percent-encoded. */
export type FindArticle = (slug: string, request: IncomingMessage) => Promise<ArticleAnswer>;

type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  files: OutputFolder;
  headers: Record<string, string>;
  findArticle: FindArticle;
};

export async function respond(exchange: Exchange): Promise<void> {
  const { request, files } = exchange;
  if (request.method !== "GET" && request.method !== "HEAD") {
    return sendText(exchange, 405, "This site is read with GET and HEAD.", { Allow: "GET, HEAD" });
  }
  const route = await routeRequest(request.url ?? "/", files.has, await files.redirects());
  switch (route.kind) {
    case "malformed":
      return sendText(exchange, 400, "This address is malformed.");
    case "redirect":
      return sendRedirect(exchange, route.status, route.location);
    case "file":
      return sendPage(exchange, route);
    case "not-found":
      return sendNotFound(exchange);
  }
}

async function sendPage(exchange: Exchange, { file, path }: { file: string; path: string }): Promise<void> {
  const { request, findArticle } = exchange;
  const found =
    file === articleShellFile ? await findArticle(path.split("/").at(-1) ?? "", request) : "published";
  if (typeof found === "object") {
    const [, query = ""] = /(\?.*)$/s.exec(request.url ?? "") ?? [];
    return sendRedirect(exchange, 301, path.replace(/[^/]+$/, found.movedTo) + query);
  }
  if (found === "missing") {
    const headers = { ...responseHeaders(path, missingArticleFile), ...noIndex };
    return sendFile(exchange, 404, missingArticleFile, headers);
  }
  return sendFile(exchange, 200, file, responseHeaders(path, file));
}

function sendRedirect(exchange: Exchange, status: 301 | 308, location: string): void {
  sendText(exchange, status, `See ${location}`, { Location: location });
}

async function sendNotFound(exchange: Exchange): Promise<void> {
  await sendFile(exchange, 404, notFoundFile, {
    "Content-Type": contentType(notFoundFile),
    "Cache-Control": revalidateCacheControl,
  });
}

async function sendFile(
  exchange: Exchange,
  status: 200 | 404,
  file: string,
  headers: Record<string, string>,
): Promise<void> {
  const { request, response } = exchange;
  const stored = await exchange.files.read(file, headers["Cache-Control"] === immutableCacheControl);
  if (!stored) return status === 404 ? sendMissingBuild(exchange) : sendNotFound(exchange);

  const compressible = isCompressible(headers["Content-Type"] ?? "");
  const encoding = compressible ? acceptedEncoding(request) : "identity";
  const tags = {
    ETag: stored.etag(encoding),
    ...(compressible ? { Vary: "Accept-Encoding" } : undefined),
  };
  if (status === 200 && isUnchanged(request.headers["if-none-match"], tags.ETag)) {
    response.writeHead(304, { ...exchange.headers, ...headers, ...tags }).end();
    return;
  }
  const body = await stored.body(encoding);
  response.writeHead(status, {
    ...exchange.headers,
    ...headers,
    ...tags,
    ...(encoding === "identity" ? undefined : { "Content-Encoding": encoding }),
    "Content-Length": body.length,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Picks the client's preferred encoding, or the smallest if it prefers several equally. */
function acceptedEncoding(request: IncomingMessage): Encoding {
  const accepted = (request.headers["accept-encoding"] ?? "").toLowerCase();
  return negotiate<Encoding>(accepted, ["br", "gzip", "identity"]) ?? "identity";
}

/** The folder is briefly missing while a new build replaces it. */
function sendMissingBuild(exchange: Exchange): void {
  sendText(exchange, 503, "There is no build to show yet: try again in a moment.", { "Retry-After": "1" });
}

function sendText(
  { request, response, headers }: Exchange,
  status: number,
  text: string,
  more: Record<string, string> = {},
): void {
  const body = Buffer.from(`${text}\n`);
  response.writeHead(status, {
    ...headers,
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": revalidateCacheControl,
    "Content-Length": body.length,
    ...more,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

function responseHeaders(path: string, file: string): Record<string, string> {
  const headers = { "Content-Type": contentType(file), "Cache-Control": revalidateCacheControl };
  return Object.assign(
    headers,
    ...headerRules.filter((rule) => matchesPath(rule.path, path)).map((rule) => rule.headers),
  ) as Record<string, string>;
}

function contentType(file: string): string {
  const type = lookup(file) ?? "application/octet-stream";
  return /^text\/|json$|xml$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Whether `If-None-Match` (a list or `*`, compared weakly) matches the ETag: RFC 9110, section 13.1.2. */
function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
