import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { serveMailpit } from "./mailpit-mailbox.ts";

const jane = { Name: "Jane Doe", Address: "jane@example.com" };
const website = { Name: "Jane Doe via Brightwren", Address: "website@brightwren.example" };
const studio = { Name: "", Address: "studio@brightwren.example" };
const hidden = { Name: "", Address: "hidden@brightwren.example" };

const older = {
  ID: "zzz",
  Created: "2026-11-20T09:00:00.123456789Z",
  Subject: "First",
  From: website,
  To: [studio],
  Size: 10,
};
const newer = { ...older, ID: "aaa", Created: "2026-11-20T09:00:01Z", Subject: "Second" };
const whole = {
  ...older,
  MessageID: "enquiry.1@brightwren.example",
  ReplyTo: [jane],
  Cc: null,
  Bcc: [hidden],
  ReturnPath: "website@brightwren.example",
  Text: "Hello",
  HTML: "<p>Hello</p>",
};

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A Mailpit with two messages; gives where our adapter serves them, and what Mailpit was asked. */
async function start() {
  const asked: string[] = [];
  const mailpit: Server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const found: Record<string, object> = {
      "GET /api/v1/messages?limit=1000": { total: 2, messages: [newer, older] },
      "GET /api/v1/message/zzz": whole,
    };
    const answer = found[asked.at(-1) ?? ""];
    if (request.method === "DELETE") response.end("ok");
    else if (answer) response.end(JSON.stringify(answer));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    mailpit.listen(0, "127.0.0.1", resolve);
  });
  const { port } = mailpit.address() as AddressInfo;
  const mailbox = await serveMailpit(`http://127.0.0.1:${port}`);
  stops.push(mailbox.stop, () => mailpit.close());
  return { url: `${mailbox.url}/api/messages`, asked };
}

test("Mailpit's messages come as our mailbox's: ids in the order of their age, whatever Mailpit calls them", async () => {
  const { url } = await start();
  const list = (await (await fetch(url)).json()) as { id: string; subject: string }[];
  expect(list.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ subject }) => subject)).toEqual([
    "First",
    "Second",
  ]);
});

test("one message tells envelope, parts and names as our mailbox does", async () => {
  const { url } = await start();
  const list = (await (await fetch(url)).json()) as { id: string; subject: string }[];
  const first = list.find(({ subject }) => subject === "First");
  expect(await (await fetch(`${url}/${first?.id}`)).json()).toMatchObject({
    id: first?.id,
    subject: "First",
    from: { name: "Jane Doe via Brightwren", address: "website@brightwren.example" },
    to: [{ name: "", address: "studio@brightwren.example" }],
    replyTo: [{ name: "Jane Doe", address: "jane@example.com" }],
    deliveredTo: ["studio@brightwren.example", "hidden@brightwren.example"],
    messageId: "<enquiry.1@brightwren.example>",
    text: "Hello",
    html: "<p>Hello</p>",
  });
});

test("emptying it empties Mailpit, and what Mailpit does not have is no message", async () => {
  const { url, asked } = await start();
  expect((await fetch(url, { method: "DELETE" })).status).toBe(204);
  expect(asked).toEqual(["DELETE /api/v1/messages"]);
  expect((await fetch(`${url}/20261120090000123-none`)).ok).toBe(false);
});
