import { mkdir, readdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { type Mailbox, startMailbox } from "@brightwren/backend/mailbox/start-mailbox";
import type { Message } from "@brightwren/backend/mailbox/message-store";
import { createTransport, type SendMailOptions } from "nodemailer";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../setup/temporary-folder.ts";
import { isDeep } from "../setup/test-depth.ts";

const anywhere = { host: "127.0.0.1", webPort: 0, smtpPort: 0 };

let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await startMailbox({ ...anywhere, folder: undefined });
});
afterAll(() => mailbox?.stop());
beforeEach(async () => {
  await fetch(`${mailbox.url}/api/messages`, { method: "DELETE" });
});

const letter = {
  from: { name: "Jane Doe via Brightwren", address: "website@brightwren.example" },
  to: "studio@brightwren.example",
  replyTo: "Jane Doe <jane@example.com>",
  subject: "Enquiry from Jané – £29",
  text: "Hello,\nthis is plain.",
  html: "<p>Hello, <b>this</b> is <a href='https://example.com'>HTML</a>.</p><script>alert(1)</script>",
} satisfies SendMailOptions;

const send = (message: SendMailOptions, to = mailbox) => createTransport(to.smtpUrl).sendMail(message);

/** Reuses one connection, because opening one takes a tenth of a second. */
const onOneConnection = (to: Mailbox) =>
  createTransport({ url: to.smtpUrl, pool: true, maxConnections: 1 } as never);

const list = async (of = mailbox) =>
  (await (await fetch(`${of.url}/api/messages`)).json()) as { id: string; subject: string }[];

async function only(): Promise<Message> {
  const [first] = await list();
  return (await (await fetch(`${mailbox.url}/api/messages/${first?.id}`)).json()) as Message;
}

test("stores a message unchanged", async () => {
  await send({ ...letter, bcc: "hidden@brightwren.example" });
  expect(await only()).toMatchObject({
    subject: "Enquiry from Jané – £29",
    from: { name: "Jane Doe via Brightwren", address: "website@brightwren.example" },
    to: [{ name: "", address: "studio@brightwren.example" }],
    replyTo: [{ name: "Jane Doe", address: "jane@example.com" }],
    returnPath: "<website@brightwren.example>",
    deliveredTo: ["studio@brightwren.example", "hidden@brightwren.example"],
    text: expect.stringContaining("this is plain."),
    html: expect.stringContaining(letter.html),
    raw: expect.stringContaining("Subject:"),
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
});

test("lists the newest message first when several arrive in the same millisecond", async () => {
  const transport = onOneConnection(mailbox);
  for (let n = 0; n < 10; n += 1) await transport.sendMail({ ...letter, subject: `Number ${n}` });
  transport.close();
  expect((await list()).map(({ subject }) => subject)).toEqual(
    Array.from({ length: 10 }, (_, n) => `Number ${9 - n}`),
  );
});

test("stores all 50 concurrent messages", async () => {
  await Promise.all(Array.from({ length: 50 }, (_, n) => send({ ...letter, subject: `At once ${n}` })));
  const subjects = (await list()).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(Array.from({ length: 50 }, (_, n) => `At once ${n}`).toSorted());
});

test("lists attachments", async () => {
  await send({ ...letter, attachments: [{ filename: "price list.pdf", content: "x".repeat(100) }] });
  expect((await only()).attachments).toEqual([
    { filename: "price list.pdf", mimeType: "application/pdf", size: 100 },
  ]);
});

test("accepts another message after rejecting one over 10 MB", async () => {
  const huge = { ...letter, text: "x".repeat(11 * 1024 * 1024) };
  await expect(send(huge)).rejects.toMatchObject({ responseCode: 552 });
  await send(letter);
  expect(await list()).toHaveLength(1);
});

test("stores a malformed message", async () => {
  await send({
    envelope: { from: "a@example.com", to: "b@example.com" },
    raw: "\u0000\u0001 nonsense \r\n\r\n=?utf-8?q?",
  });
  expect((await only()).raw).toContain("nonsense");
});

test("discards a message when the sender disconnects", async () => {
  const { hostname, port } = new URL(mailbox.smtpUrl);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write("EHLO x\r\nMAIL FROM:<a@example.com>\r\nRCPT TO:<b@example.com>\r\nDATA\r\nSubject: half");
      setTimeout(() => socket.destroy(), 50);
    });
    socket.on("close", () => resolve());
  });
  await send(letter);
  expect((await list()).map(({ subject }) => subject)).toEqual([letter.subject]);
});

test("keeps the latest 200 messages across a restart", async () => {
  const folder = join(await temporaryFolder(), "mail");
  const before = isDeep ? 0 : 200;
  await mkdir(folder);
  for (let n = 0; n < before; n += 1) {
    await writeFile(
      join(folder, `${20_260_101_000_000_000n + BigInt(n)}.eml`),
      `Subject: Number ${n}\r\n\r\nHello`,
    );
  }
  const first = await startMailbox({ ...anywhere, folder });
  const transport = onOneConnection(first);
  for (let n = before; n < 203; n += 1) await transport.sendMail({ ...letter, subject: `Number ${n}` });
  transport.close();
  await first.stop();
  await writeFile(join(folder, "20260102000000000.eml.part"), "half");
  await writeFile(join(folder, "notes.txt"), "mine");

  const second = await startMailbox({ ...anywhere, folder });
  const messages = await list(second);
  await second.stop();
  expect(messages).toHaveLength(200);
  expect(messages[0]?.subject).toBe("Number 202");
  expect(messages.at(-1)?.subject).toBe("Number 3");
  const names = await readdir(folder);
  expect(names.filter((name) => name.endsWith(".part"))).toEqual([]);
  expect(names).toContain("notes.txt");
});

test("escapes markup in the list and in messages", async () => {
  expect(await (await fetch(mailbox.url)).text()).toContain("No mail yet");
  await send({ ...letter, subject: "<img src=x onerror=alert(1)>", text: "</pre><script>alert(1)</script>" });
  const { id } = await only();
  for (const path of ["/", `/messages/${id}`]) {
    const response = await fetch(`${mailbox.url}${path}`);
    const html = await response.text();
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(html).not.toMatch(/<script|<img/);
    expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none';/);
    expect(response.headers.get("content-security-policy")).not.toContain("script-src");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  }
});

test("sandboxes a message's HTML", async () => {
  await send(letter);
  const { id } = await only();
  expect(await (await fetch(`${mailbox.url}/messages/${id}`)).text()).toMatch(
    /<iframe src="\/messages\/\d{17}\/html" sandbox="allow-popups/,
  );
  const frame = await fetch(`${mailbox.url}/messages/${id}/html`);
  const policy = frame.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/; sandbox allow-popups allow-popups-to-escape-sandbox$/);
  expect(policy).not.toContain("allow-scripts");
  expect(await frame.text()).toContain('<base target="_blank">');
});

test.each([
  "/messages/20260101000000000",
  "/messages/../etc",
  "/api/messages/20260101000000000",
  "/nothing",
  "//",
  "/%zz",
])("returns 404 for %s", async (path) => {
  expect((await fetch(`${mailbox.url}${path}`)).status).toBe(404);
});

test("rejects requests from other sites to empty the mailbox", async () => {
  await send(letter);
  const clear = (origin?: string) =>
    fetch(`${mailbox.url}/clear`, { method: "POST", redirect: "manual", headers: origin ? { origin } : {} });
  expect((await clear("https://evil.example")).status).toBe(403);
  expect((await clear("null")).status).toBe(403);
  expect((await clear()).status).toBe(403);
  expect(await list()).toHaveLength(1);
  expect((await clear(mailbox.url)).status).toBe(303);
  expect(await list()).toEqual([]);
});

test("does not let other sites read messages", async () => {
  const response = await fetch(`${mailbox.url}/api/messages`, {
    headers: { origin: "https://evil.example" },
  });
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
});
