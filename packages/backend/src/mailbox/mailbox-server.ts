import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { escapeHtml } from "@brightwren/functions/escape-html";
import { createHttpServer } from "../http/http-server.ts";
import { isLoopbackHostHeader } from "../http/loopback.ts";
import { isOwnForm, pagePolicy, plainPage, sendPage } from "../http/plain-page.ts";
import { sendJson } from "../http/send-response.ts";
import type { MailAddress, Message, MessageStore, MessageSummary } from "./message-store.ts";

const policy = pagePolicy("frame-src 'self'; form-action 'self'");
/** Allows a message's HTML only inline styles and images that are embedded or of this machine, such as the emblem. */
const framePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: http://127.0.0.1:* http://localhost:*; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

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
  else sendPage(outgoing, 404, policy, missingPage);
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
  } else if (!message) sendPage(outgoing, 404, policy, missingPage);
  else if (path.endsWith("/html"))
    sendPage(
      outgoing,
      200,
      framePolicy,
      `<!doctype html><meta charset="utf-8"><base target="_blank">${message.html}`,
    );
  else sendPage(outgoing, 200, policy, messagePage(message));
}

const times = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "Europe/London",
});

const time = (iso: string) =>
  `<time datetime="${escapeHtml(iso)}">${escapeHtml(times.format(new Date(iso)))}</time>`;

const person = ({ name, address }: MailAddress) => (name ? `${name} <${address}>` : address);

const people = (addresses: MailAddress[]) => addresses.map(person).join(", ");

const title = (subject: string) => subject || "(no subject)";

function listPage(messages: MessageSummary[]): string {
  const clear =
    messages.length > 0 ? `<form method="post" action="/clear"><button>Delete all</button></form>` : "";
  const list =
    messages.length > 0
      ? `<ul>${messages.map(listItem).join("")}</ul>`
      : `<p><strong>No mail yet.</strong> Emails from the site appear here. Send an enquiry from the contact page and refresh.</p>`;
  return plainPage("Mailbox", `<h1>Mailbox</h1>\n<p><a href="/">Refresh</a></p>\n${clear}\n${list}`);
}

function listItem({ id, subject, from, to, receivedAt }: MessageSummary): string {
  const route = `${from ? person(from) : "unknown sender"} to ${people(to) || "unknown recipient"}`;
  return `<li><p><a href="/messages/${id}">${escapeHtml(title(subject))}</a><br>
${escapeHtml(route)}, ${time(receivedAt)}</p></li>`;
}

function messagePage(message: Message): string {
  const rows: [string, string][] = [
    ["From", message.from ? person(message.from) : ""],
    ["To", people(message.to)],
    ["Cc", people(message.cc)],
    ["Reply to", people(message.replyTo)],
    ["Delivered to", message.deliveredTo.join(", ")],
    ["Attachments", message.attachments.map(({ filename, mimeType }) => filename || mimeType).join(", ")],
  ];
  const facts = rows.filter(([, value]) => value !== "");
  const list = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join("");
  const html = message.html
    ? `<h2>HTML</h2><iframe src="/messages/${message.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox" title="HTML message"></iframe>`
    : "";
  const text = message.text ? `<h2>Text</h2><pre>${escapeHtml(message.text)}</pre>` : "";
  return plainPage(
    `${title(message.subject)} – Mailbox`,
    `<a href="/">Back to the mailbox</a>
<h1>${escapeHtml(title(message.subject))}</h1>
<dl>${list}<dt>Received</dt><dd>${time(message.receivedAt)}</dd></dl>
${text}${html}
<details><summary>Show the source</summary><pre>${escapeHtml(message.raw)}</pre></details>`,
  );
}

const missingPage = plainPage(
  "Not found – Mailbox",
  `<a href="/">Back to the mailbox</a><h1>Message not found</h1><p>It may have been deleted. The mailbox stores only the newest 200.</p>`,
);
