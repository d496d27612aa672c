import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type MailServer, type Mood, startMailServer } from "../mocks/smtp-server.ts";
import { deliver, enquiries, forgetEverything, form, makeDue, sendEnquiry } from "./enquiries-visitor.ts";
import { ownBackend } from "./own-backend.ts";

let mailServer: MailServer;

beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer?.goDown());
const backend = ownBackend(() => ({ env: { SMTP_URL: mailServer.url } }));

beforeEach(async () => {
  await forgetEverything(backend);
  mailServer.received.length = 0;
  mailServer.become("works");
});
afterEach(() => vi.unstubAllEnvs());

type State = { state?: string; status?: string; attempts?: number; due?: string };

/** Stores enquiries as a crashed or failed run would leave them, or as withheld. */
async function store(
  count: number,
  { state = "failed", status = "new", attempts = 1, due = "-1 minute" }: State = {},
) {
  await backend.sql(
    `with stored as (
       insert into public.contact_enquiries (first_name, last_name, email, message, status, created_at)
       select 'Jane', 'No ' || n, 'jane@example.com', 'Hello', $1, now() + n * interval '1 ms'
       from generate_series(1, $5::integer) n returning id, created_at
     ) insert into public.mails (kind, enquiry_id, state, attempts, next_attempt_at, created_at)
     select 'enquiry', id, $2, $3::integer, now() + $4::interval, created_at from stored`,
    [status, state, attempts, due, count],
  );
}

const receivedNames = () =>
  mailServer.received.map(({ replyTo }) => replyTo?.[0]?.name ?? "").toSorted((a, b) => a.localeCompare(b));
const allStates = async () => (await enquiries(backend)).map(({ mail }) => mail.state);

test("delivers each due enquiry once across several batches", async () => {
  await store(8);
  expect(await deliver(backend)).toEqual({ sent: 8, failed: 0 });
  expect(receivedNames()).toEqual(Array.from({ length: 8 }, (_, n) => `Jane No ${n + 1}`));
  expect(new Set(await allStates())).toEqual(new Set(["sent"]));
});

test("delivers a crashed run's enquiry once its lease has expired", async () => {
  await store(1, { state: "pending", due: "1 minute" });
  const [row] = await enquiries(backend);
  expect(await deliver(backend)).toEqual({ sent: 0, failed: 0 });
  expect(await deliver(backend, { mailId: row?.mail.id })).toEqual({ sent: 0, failed: 0 });
  await makeDue(backend);
  expect(await deliver(backend)).toEqual({ sent: 1, failed: 0 });
});

test("retries an enquiry immediately when the owner requests it", async () => {
  await store(3, { due: "3 hours" });
  const [, second] = await enquiries(backend);
  expect(await deliver(backend, { mailId: second?.mail.id })).toEqual({ sent: 1, failed: 0 });
  expect(await allStates()).toEqual(["failed", "sent", "failed"]);
  expect(await deliver(backend, { mailId: second?.mail.id })).toEqual({ sent: 0, failed: 0 });
  expect(await deliver(backend, { mailId: randomUUID() })).toEqual({ sent: 0, failed: 0 });
});

test("withholds spam until the owner requests delivery", async () => {
  await store(1, { state: "withheld", status: "spam", attempts: 0 });
  const [row] = await enquiries(backend);
  expect(await deliver(backend)).toEqual({ sent: 0, failed: 0 });
  expect(await deliver(backend, { mailId: row?.mail.id })).toEqual({ sent: 1, failed: 0 });
  expect(await enquiries(backend)).toMatchObject([{ mail: { state: "sent" }, status: "spam" }]);
});

test("stops after one batch while the mail server is down", async () => {
  await store(5, { attempts: 3 });
  mailServer.become("refuses");
  expect(await deliver(backend)).toEqual({ sent: 0, failed: 3 });
  const tried = (await enquiries(backend)).filter(({ mail }) => mail.attempts === 4);
  expect(tried).toHaveLength(3);
  for (const row of tried) {
    const minutes = (new Date(row.mail.next_attempt_at).getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(7.5);
    expect(minutes).toBeLessThanOrEqual(8);
    expect(row.mail.error).toBe("The mail server rejected the message (550).");
  }
});

test("rejects an id that is not a UUID", async () => {
  await expect(deliver(backend, { mailId: "1" })).rejects.toThrow("400");
});

test("returns 503 on a database error", async () => {
  await backend.sql("alter table public.mails rename to away");
  onTestFinished(async () => void (await backend.sql("alter table public.away rename to mails")));
  await expect(deliver(backend)).rejects.toThrow("503");
});

/** Sends an enquiry while mail fails and expects it to be stored. Returns the duration in milliseconds. */
async function sendWithoutMail(reason: string): Promise<number> {
  const start = performance.now();
  const response = await sendEnquiry(backend);
  const elapsed = performance.now() - start;
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
  expect(elapsed).toBeLessThan(11_000);
  const [row, ...others] = await enquiries(backend);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    message: form.message,
    status: "new",
    mail: { state: "failed", attempts: 1, error: reason },
  });
  const wait = new Date(row?.mail.next_attempt_at ?? 0).getTime() - Date.now();
  expect(wait).toBeGreaterThan(50_000);
  expect(wait).toBeLessThanOrEqual(60_000);
  return elapsed;
}

async function expectDelivery() {
  expect(await deliver(backend)).toEqual({ sent: 0, failed: 0 });
  await makeDue(backend);
  expect(await deliver(backend)).toEqual({ sent: 1, failed: 0 });
  expect(await enquiries(backend)).toMatchObject([{ mail: { state: "sent", error: null, attempts: 2 } }]);
  expect(mailServer.received.at(-1)?.text?.replaceAll("\r\n", "\n")).toContain(form.message);
  expect(await deliver(backend)).toEqual({ sent: 0, failed: 0 });
}

test.each<[what: string, reason: string, mood: Mood | undefined, timeout: number]>([
  ["is down", "The connection to the mail server failed.", undefined, 5],
  ["rejects it", "The mail server rejected the message (550).", "refuses", 5],
  ["is silent", "The mail server did not respond in time.", "is silent", 0.6],
  // The greeting may take up to half the timeout.
  ["greets slowly", "The mail server did not respond in time.", "greets slowly", 0.6],
  ["never confirms delivery", "The mail server did not respond in time.", "never confirms", 1],
])("delivers an enquiry later when the mail server %s", async (_, reason, mood, timeout) => {
  if (mood) mailServer.become(mood);
  else await mailServer.goDown();
  vi.stubEnv("SMTP_TIMEOUT_SECONDS", String(timeout));
  expect(await sendWithoutMail(reason)).toBeLessThan(4_000);
  vi.unstubAllEnvs();
  if (mood) mailServer.become("works");
  else await mailServer.comeBack();
  await expectDelivery();
  // A message that was received but never confirmed is sent again with the same Message-ID.
  const ids = mailServer.received.map(({ messageId }) => messageId);
  expect(ids).toHaveLength(mood === "never confirms" ? 2 : 1);
  expect(new Set(ids).size).toBe(1);
});

test.each<[Mood, number]>([
  ["is silent", 5],
  ["never confirms", 10],
])("gives up on a mail server that %s after %i seconds", { tags: ["deep"] }, async (mood, seconds) => {
  mailServer.become(mood);
  const took = await sendWithoutMail("The mail server did not respond in time.");
  expect(took).toBeGreaterThan(seconds * 1000 - 100);
  expect(took).toBeLessThan(seconds * 1000 + 1000);
});

test("delivers an enquiry once invalid mail settings are fixed", async () => {
  vi.stubEnv("SMTP_URL", "mail.example");
  await sendWithoutMail("The mail settings are incomplete.");
  await expect(deliver(backend)).rejects.toThrow("503");
  vi.unstubAllEnvs();
  await expectDelivery();
});

test("accepts an enquiry whose email cannot be claimed, and delivers it later", async () => {
  await backend.sql("alter function public.claim_mails rename to away");
  try {
    expect((await sendEnquiry(backend)).status).toBe(200);
  } finally {
    await backend.sql("alter function public.away rename to claim_mails");
  }
  expect(await enquiries(backend)).toMatchObject([{ mail: { state: "pending", attempts: 0 } }]);
  await makeDue(backend);
  expect(await deliver(backend)).toEqual({ sent: 1, failed: 0 });
});

test("does not mark an email as failed that a later attempt has sent", async () => {
  mailServer.become("is silent");
  vi.stubEnv("SMTP_TIMEOUT_SECONDS", "1");
  const sending = sendEnquiry(backend);
  await expect.poll(() => enquiries(backend)).toMatchObject([{ mail: { attempts: 1 } }]);
  await backend.sql("update public.mails set state = 'sent'");
  await sending;
  expect(await enquiries(backend)).toMatchObject([{ mail: { state: "sent", error: null } }]);
});

test("retries an enquiry when its delivery could not be recorded", async () => {
  await backend.sql(
    "create function public.refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$",
  );
  await backend.sql(
    "create trigger refuse before update on public.mails for each row when (new.state = 'sent') execute function public.refuse()",
  );
  try {
    expect((await sendEnquiry(backend)).status).toBe(200);
  } finally {
    await backend.sql("drop trigger refuse on public.mails; drop function public.refuse");
  }
  expect(await enquiries(backend)).toMatchObject([{ mail: { state: "pending" } }]);
  await expectDelivery();
});
