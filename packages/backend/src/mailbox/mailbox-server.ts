import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createHttpServer } from "../http/http-server.ts";
import { isLoopbackHostHeader } from "../http/loopback.ts";
import { sendJson } from "../http/send-response.ts";
import { listPage, messageFrame, messagePage, missingPage } from "./mailbox-pages.ts";
import { mailboxStyle } from "./mailbox-style.ts";
import type { MessageStore } from "./message-store.ts";

const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** Allows a message's HTML only inline styles and embedded images: no scripts and no external content. */
const framePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

export function createMailboxServer(store: MessageStore): Server {
  return createHttpServer((incoming, outgoing) => {
    if (!isLoopbackHostHeader(incoming.headers.host)) {
      sendJson(outgoing, 403, {
        error: "The mailbox is only available on this computer's loopback address.",
      });
      return;
    }
    answer(store, incoming, outgoing).catch(() => {
      if (outgoing.headersSent) outgoing.destroy();
      else sendJson(outgoing, 500, { error: "The mailbox could not handle the request." });
    });
  });
}

async function answer(
  store: MessageStore,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const pathname = (incoming.url ?? "/").split("?", 1)[0] ?? "";
  const method = incoming.method === "HEAD" ? "GET" : incoming.method;
  const route = `${method} ${pathname}`;
  const id = /^\/(?:api\/)?messages\/(\d{17})(?:\/html)?$/.exec(pathname)?.[1] ?? "";

  if (route === "GET /") sendPage(outgoing, 200, listPage(await store.list()));
  else if (route === "GET /style.css") send(outgoing, 200, "text/css", pagePolicy, mailboxStyle);
  else if (route === "GET /api/messages") sendJson(outgoing, 200, await store.list());
  else if (route === "DELETE /api/messages") {
    await store.clear();
    outgoing.writeHead(204).end();
  } else if (route === "POST /clear") await clearFromPage(store, incoming, outgoing);
  else if (method === "GET" && id) await sendMessage(store, outgoing, pathname, id);
  else sendPage(outgoing, 404, missingPage());
}

async function sendMessage(
  store: MessageStore,
  outgoing: ServerResponse,
  path: string,
  id: string,
): Promise<void> {
  const message = await store.get(id);
  if (path.startsWith("/api/")) {
    if (message) sendJson(outgoing, 200, message);
    else sendJson(outgoing, 404, { error: "Message not found." });
  } else if (!message) sendPage(outgoing, 404, missingPage());
  else if (path.endsWith("/html")) send(outgoing, 200, "text/html", framePolicy, messageFrame(message));
  else sendPage(outgoing, 200, messagePage(message));
}

/** Prevents CSRF. */
async function clearFromPage(
  store: MessageStore,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { origin, host } = incoming.headers;
  if (origin !== `http://${host}`) {
    sendJson(outgoing, 403, { error: "Only the mailbox page may send this request." });
    return;
  }
  await store.clear();
  outgoing.writeHead(303, { location: "/" }).end();
}

const sendPage = (outgoing: ServerResponse, status: number, html: string) =>
  send(outgoing, status, "text/html", pagePolicy, html);

function send(outgoing: ServerResponse, status: number, type: string, policy: string, body: string): void {
  outgoing.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "content-length": Buffer.byteLength(body),
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cache-control": "no-store",
  });
  outgoing.end(body);
}
