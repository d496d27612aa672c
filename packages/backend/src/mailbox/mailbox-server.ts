import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createHttpServer } from "../http/http-server.ts";
import { isLoopbackHostHeader } from "../http/loopback.ts";
import { isOwnForm, pagePolicy, sendPage } from "../http/plain-page.ts";
import { sendJson } from "../http/send-response.ts";
import { listPage, messageFrame, messagePage, missingPage } from "./mailbox-pages.ts";
import type { MessageStore } from "./message-store.ts";

const policy = pagePolicy("frame-src 'self'; form-action 'self'");
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

  if (route === "GET /") sendPage(outgoing, 200, policy, listPage(await store.list()));
  else if (route === "GET /api/messages") sendJson(outgoing, 200, await store.list());
  else if (route === "DELETE /api/messages") {
    await store.clear();
    outgoing.writeHead(204).end();
  } else if (route === "POST /clear") {
    if (!isOwnForm(incoming.headers))
      return sendJson(outgoing, 403, { error: "Only the mailbox page may send this request." });
    await store.clear();
    outgoing.writeHead(303, { location: "/" }).end();
  } else if (method === "GET" && id) await sendMessage(store, outgoing, pathname, id);
  else sendPage(outgoing, 404, policy, missingPage());
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
  } else if (!message) sendPage(outgoing, 404, policy, missingPage());
  else if (path.endsWith("/html")) sendPage(outgoing, 200, framePolicy, messageFrame(message));
  else sendPage(outgoing, 200, policy, messagePage(message));
}
