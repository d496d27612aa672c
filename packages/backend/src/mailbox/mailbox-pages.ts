import { escapeHtml } from "@brightwren/functions/escape-html";
import type { MailAddress, Message, MessageSummary } from "./parse-message.ts";

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

function page(heading: string, body: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(heading)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
</head>
<body><main>
${body}
</main></body>
</html>
`;
}

export function listPage(messages: MessageSummary[]): string {
  const clear =
    messages.length > 0 ? `<form method="post" action="/clear"><button>Delete all</button></form>` : "";
  const list =
    messages.length > 0
      ? `<ul class="messages">${messages.map(listItem).join("")}</ul>`
      : `<p class="empty"><strong>No mail yet</strong>Emails from the site appear here. Send an enquiry from the contact page and refresh.</p>`;
  return page(
    "Mailbox",
    `<header class="top"><h1>Mailbox</h1><a href="/">Refresh</a>${clear}</header>\n${list}`,
  );
}

function listItem({ id, subject, from, to, receivedAt }: MessageSummary): string {
  const route = `${from ? person(from) : "unknown sender"} to ${people(to) || "unknown recipient"}`;
  return `<li><a href="/messages/${id}"><span class="subject">${escapeHtml(title(subject))}</span>
<span class="about"><span>${escapeHtml(route)}</span>${time(receivedAt)}</span></a></li>`;
}

export function messagePage(message: Message): string {
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
  return page(
    `${title(message.subject)} – Mailbox`,
    `<a class="back" href="/">Back to the mailbox</a>
<h1>${escapeHtml(title(message.subject))}</h1>
<dl>${list}<dt>Received</dt><dd>${time(message.receivedAt)}</dd></dl>
${text}${html}
<details><summary>Show the source</summary><pre>${escapeHtml(message.raw)}</pre></details>`,
  );
}

export function missingPage(): string {
  return page(
    "Not found – Mailbox",
    `<a class="back" href="/">Back to the mailbox</a><h1>Message not found</h1><p>It may have been deleted. The mailbox stores only the newest 200.</p>`,
  );
}

export function messageFrame(message: Message): string {
  return `<!doctype html><meta charset="utf-8"><base target="_blank">${message.html}`;
}
