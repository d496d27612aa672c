import type { RunningBackend } from "@brightwren/backend/backend-options";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type MailServer, type Mood, startMailServer } from "../mocks/smtp-server.ts";
import {
  deliver,
  enquiries,
  forgetEverything,
  form,
  makeDue,
  sendEnquiry,
  startOwnBackend,
} from "./enquiries-visitor.ts";

let backend: RunningBackend;
let mailServer: MailServer;

beforeAll(async () => {
  mailServer = await startMailServer();
  backend = await startOwnBackend({ SMTP_URL: mailServer.url });
});

afterAll(async () => {
  await backend?.stop();
  await mailServer?.goDown();
});

beforeEach(async () => {
  await forgetEverything(backend);
  mailServer.received.length = 0;
  mailServer.become("works");
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});

/** Sends an enquiry while mail does not work: it must be stored and answered with success, and in time. */
async function sendWithoutMail(reason: string) {
  const start = Date.now();
  const response = await sendEnquiry(backend);
  const elapsed = Date.now() - start;
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
  expect(elapsed).toBeLessThan(11_000);
  const [row, ...others] = await enquiries(backend);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    message: form.message,
    status: "new",
    mail_state: "failed",
    mail_attempts: 1,
    mail_error: reason,
  });
  const wait = new Date(row?.mail_next_attempt_at ?? 0).getTime() - Date.now();
  expect(wait).toBeGreaterThan(50_000);
  expect(wait).toBeLessThanOrEqual(60_000);
}

/** The timer's run, once it is due, delivers what is waiting. */
async function expectDelivery() {
  expect(await deliver(backend)).toEqual({ sent: 0, failed: 0 });
  await makeDue(backend);
  expect(await deliver(backend)).toEqual({ sent: 1, failed: 0 });
  expect(await enquiries(backend)).toMatchObject([
    { mail_state: "sent", mail_error: null, mail_attempts: 2 },
  ]);
  expect(mailServer.received.at(-1)?.text?.replaceAll("\r\n", "\n")).toContain(form.message);
  expect(await deliver(backend)).toEqual({ sent: 0, failed: 0 });
}

test("a mail server that is down", async () => {
  await mailServer.goDown();
  await sendWithoutMail("No connection to the mail server could be made.");
  await mailServer.comeBack();
  await expectDelivery();
  expect(mailServer.received).toHaveLength(1);
});

test.each<[Mood, string]>([
  ["is silent", "The mail server did not answer in time."],
  ["greets slowly", "The mail server did not answer in time."],
  ["refuses", "The mail server refused the message (550)."],
])("a mail server that %s", async (mood, reason) => {
  mailServer.become(mood);
  await sendWithoutMail(reason);
  mailServer.become("works");
  await expectDelivery();
  expect(mailServer.received).toHaveLength(1);
});

test("a mail server that never confirms: the mail sent again can be recognised as the same one", async () => {
  mailServer.become("never confirms");
  await sendWithoutMail("The mail server did not answer in time.");
  mailServer.become("works");
  await expectDelivery();
  const ids = mailServer.received.map(({ messageId }) => messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test("wrong mail settings: the enquiry is stored, says why, and goes out once they are right", async () => {
  process.env["SMTP_URL"] = "mail.example";
  try {
    await sendWithoutMail("The mail settings are incomplete.");
    await expect(deliver(backend)).rejects.toThrow("503");
  } finally {
    process.env["SMTP_URL"] = mailServer.url;
  }
  await expectDelivery();
});

test("a mail that went out but could not be written down is not lost: it is due again later", async () => {
  await backend.sql(
    "create function public.refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$",
  );
  await backend.sql(
    "create trigger refuse before update on public.contact_enquiries for each row execute function public.refuse()",
  );
  try {
    expect((await sendEnquiry(backend)).status).toBe(200);
  } finally {
    await backend.sql("drop trigger refuse on public.contact_enquiries; drop function public.refuse");
  }
  expect(await enquiries(backend)).toMatchObject([{ mail_state: "pending" }]);
  await expectDelivery();
});
