import { escapeHtml } from "@brightwren/functions/escape-html";
import { plainPage } from "../http/plain-page.ts";
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

export function listPage(messages: MessageSummary[]): string {
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
  return plainPage(
    `${title(message.subject)} – Mailbox`,
    `<a href="/">Back to the mailbox</a>
<h1>${escapeHtml(title(message.subject))}</h1>
<dl>${list}<dt>Received</dt><dd>${time(message.receivedAt)}</dd></dl>
${text}${html}
<details><summary>Show the source</summary><pre>${escapeHtml(message.raw)}</pre></details>`,
  );
}

export function missingPage(): string {
  return plainPage(
    "Not found – Mailbox",
    `<a href="/">Back to the mailbox</a><h1>Message not found</h1><p>It may have been deleted. The mailbox stores only the newest 200.</p>`,
  );
}

export function messageFrame(message: Message): string {
  return `<!doctype html><meta charset="utf-8"><base target="_blank">${message.html}`;
}
