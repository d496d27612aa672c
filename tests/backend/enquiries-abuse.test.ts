import { randomUUID } from "node:crypto";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  callFunction,
  enquiries,
  forgetEverything,
  form,
  mails,
  sendEnquiry,
  startOwnBackend,
} from "./enquiries-visitor.ts";

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startOwnBackend();
});

afterAll(() => backend?.stop());

beforeEach(async () => {
  await forgetEverything(backend);
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});

const post = (body: BodyInit, contentType = "application/json") =>
  callFunction(backend, "send-contact-email", { body, headers: { "Content-Type": contentType } });

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const statuses = async (responses: Promise<Response>[]) =>
  (await Promise.all(responses)).map(({ status }) => status);

test("a body of 1 MB is refused with 413, with and without its length announced", async () => {
  const large = JSON.stringify({ ...form, message: "x".repeat(1024 * 1024) });
  const announced = await post(large);
  expect(announced.status).toBe(413);
  expect(await announced.json()).toMatchObject({ code: "body_too_large" });
  const init = {
    body: new Blob([large]).stream(),
    headers: { "Content-Type": "application/json" },
    duplex: "half",
  };
  const streamed = await callFunction(backend, "send-contact-email", init);
  expect(streamed.status).toBe(413);
  expect(await enquiries(backend)).toEqual([]);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
  "a body of type %s is refused with 415",
  async (type) => {
    const response = await post(JSON.stringify(form), type);
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: "unsupported_media_type" });
  },
);

test.each(["", "{", "[]", "null", `"hello"`, "firstName=Jane"])(
  "the body %j is refused with 400",
  async (body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid_json" });
  },
);

test("keys that name JavaScript's own things are ignored", async () => {
  const response = await post(`{"__proto__":{"firstName":"x"},"constructor":1,"toString":2}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fields: { firstName: "First name is required" } });
});

test("five presses of Send under one key are one enquiry and one mail", async () => {
  const key = randomUUID();
  const responses = times(5, () => sendEnquiry(backend, form, { "Idempotency-Key": key }));
  expect(await statuses(responses)).toEqual([200, 200, 200, 200, 200]);
  expect(await enquiries(backend)).toMatchObject([{ submission_id: key, mail_state: "sent" }]);
  expect(await mails(backend)).toHaveLength(1);
});

test("a text corrected under an old key is kept beside the first, each once", async () => {
  const headers = { "Idempotency-Key": randomUUID() };
  const corrected = { ...form, phone: "01632 960 999" };
  for (const body of [form, corrected, form, corrected]) {
    expect((await sendEnquiry(backend, body, headers)).status).toBe(200);
  }
  expect((await enquiries(backend)).map(({ phone }) => phone)).toEqual([form.phone, corrected.phone]);
  expect(await mails(backend)).toHaveLength(2);
});

test("without a key, or with one that is no UUID, each press is an enquiry of its own", async () => {
  const headers: Record<string, string>[] = [{}, {}, { "Idempotency-Key": "1" }, { "Idempotency-Key": "1" }];
  expect(await statuses(headers.map((header) => sendEnquiry(backend, form, header)))).toEqual([
    200, 200, 200, 200,
  ]);
  expect(await enquiries(backend)).toHaveLength(4);
});

test("the eleventh enquiry within ten minutes is refused kindly, whatever address the sender claims", async () => {
  expect(await statuses(times(10, () => sendEnquiry(backend)))).toEqual(times(10, () => 200));
  const refused = await sendEnquiry(backend, form, {
    "X-Forwarded-For": "203.0.113.9",
    "X-Real-IP": "203.0.113.9",
  });
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("600");
  expect(await refused.json()).toEqual({
    error: expect.stringContaining("wait ten minutes"),
    code: "rate_limited",
  });
  expect(await enquiries(backend)).toHaveLength(10);

  await backend.sql("update public.contact_enquiries set created_at = created_at - interval '10 minutes'");
  expect((await sendEnquiry(backend)).status).toBe(200);
});

test("twenty enquiries at the same moment do not slip past the limit", async () => {
  const answered = await statuses(times(20, () => sendEnquiry(backend)));
  expect(answered.filter((status) => status === 200)).toHaveLength(10);
  expect(answered.filter((status) => status === 429)).toHaveLength(10);
  expect(await enquiries(backend)).toHaveLength(10);
});

test("a repeated press at the limit is still known as the same one", async () => {
  const headers = { "Idempotency-Key": randomUUID() };
  await sendEnquiry(backend, form, headers);
  await Promise.all(times(9, () => sendEnquiry(backend)));
  expect((await sendEnquiry(backend)).status).toBe(429);
  expect((await sendEnquiry(backend, form, headers)).status).toBe(200);
});

test.each([
  ["the hidden field filled in", { "X-Form-Trap": "https://spam.example" }],
  ["half a second after the form was shown", { "X-Form-Elapsed-Ms": "500" }],
])("%s: kept as spam without a mail, and answered like any other", async (_why, headers) => {
  const response = await sendEnquiry(backend, form, headers);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
  expect(await enquiries(backend)).toMatchObject([
    { status: "spam", mail_state: "withheld", mail_attempts: 0 },
  ]);
  expect(await mails(backend)).toEqual([]);
});

test("a person's pace and an empty hidden field are no spam", async () => {
  await sendEnquiry(backend, form, { "X-Form-Elapsed-Ms": "2000", "X-Form-Trap": "" });
  expect(await enquiries(backend)).toMatchObject([{ status: "new", mail_state: "sent" }]);
});

test("a database error is a 503 in plain words, nothing is mailed, and the next press succeeds", async () => {
  const headers = { "Idempotency-Key": randomUUID() };
  await backend.sql("alter table public.contact_enquiries rename to away");
  try {
    const response = await sendEnquiry(backend, form, headers);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error: "We could not take your message just now. Please try again in a minute.",
      code: "unavailable",
    });
  } finally {
    await backend.sql("alter table public.away rename to contact_enquiries");
  }
  expect(await mails(backend)).toEqual([]);
  expect((await sendEnquiry(backend, form, headers)).status).toBe(200);
  expect(await enquiries(backend)).toHaveLength(1);
  expect(await mails(backend)).toHaveLength(1);
});

test("a row the table refuses is a 503 as well, without the row in the answer or in the log", async () => {
  const logged = vi.spyOn(console, "log");
  await backend.sql(
    "alter table public.contact_enquiries add constraint no_bakeries check (business_type <> 'Bakery') not valid",
  );
  try {
    const response = await sendEnquiry(backend);
    expect(response.status).toBe(503);
    expect(JSON.stringify([await response.json(), logged.mock.calls])).not.toMatch(
      /Bakery|Jane|no_bakeries|at .*\.ts/,
    );
  } finally {
    await backend.sql("alter table public.contact_enquiries drop constraint no_bakeries");
  }
});
