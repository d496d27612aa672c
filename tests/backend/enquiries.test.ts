import { randomUUID } from "node:crypto";
import type { ContactEnquiry } from "@brightwren/functions/contracts/contact-enquiry";
import { enquiryFields } from "@brightwren/functions/contracts/enquiry-fields";
import { beforeEach, expect, test } from "vitest";
import { isServerGiven } from "../setup/given-server.ts";
import {
  deliver,
  enquiries,
  forgetEverything,
  form,
  mails,
  makeDue,
  sendEnquiry,
  storeMails,
} from "./enquiries-visitor.ts";
import { collectLog, ownBackend } from "./own-backend.ts";

const backend = ownBackend();
const logged = collectLog();

beforeEach(async () => {
  await forgetEverything(backend);
});

const fields = Object.keys(enquiryFields) as (keyof typeof enquiryFields)[];

const knownKey = "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c11";

test("stores an enquiry as typed", async () => {
  const response = await sendEnquiry(backend, form, { "Idempotency-Key": knownKey });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
  expect(await enquiries(backend)).toMatchObject([
    {
      submission_id: knownKey,
      ...Object.fromEntries(fields.map((field) => [enquiryFields[field].column, form[field]])),
      status: "new",
      mail: { state: "sent", attempts: 1, error: null },
      sender_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
});

test("emails the studio in plain text and HTML", async () => {
  await sendEnquiry(backend);
  const [row] = await enquiries(backend);
  const inbox = await mails(backend);
  expect(inbox).toMatchObject([
    {
      subject: `Enquiry from Jane Doe: ${form.package}`,
      from: { name: "Jane Doe via Brightwren", address: "website@brightwren.example" },
      to: [{ address: "studio@brightwren.example" }],
      deliveredTo: ["studio@brightwren.example"],
      replyTo: [{ name: "Jane Doe", address: "jane@example.com" }],
      messageId: `<enquiry.${row?.id}@brightwren.example>`,
      headers: expect.arrayContaining([{ key: "auto-submitted", value: "auto-generated" }]),
    },
  ]);
  expect(inbox[0]?.text.replaceAll("\r\n", "\n")).toContain(form.message);
  expect(inbox[0]?.html).toContain(`href="mailto:jane@example.com"`);
});

test("accepts an enquiry with only the required fields", async () => {
  const response = await sendEnquiry(backend, { ...form, phone: "", businessType: " ", package: "" });
  expect(response.status).toBe(200);
  expect(await enquiries(backend)).toMatchObject([{ phone: null, business_type: null, package: null }]);
  const { phone: _phone, businessType: _business, package: _package, ...required } = form;
  expect((await sendEnquiry(backend, required)).status).toBe(200);
  expect((await mails(backend)).map(({ subject }) => subject)).toEqual([
    "Enquiry from Jane Doe",
    "Enquiry from Jane Doe",
  ]);
});

test("rejects an invalid enquiry without storing it", async () => {
  const response = await sendEnquiry(backend, { ...form, firstName: "x".repeat(101) });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: "Please check what you entered: First name too long.",
    code: "invalid_input",
    fields: { firstName: "First name too long" },
  });
  const large = await sendEnquiry(backend, { ...form, message: "x".repeat(1024 * 1024) });
  expect(large.status).toBe(413);
  expect(await enquiries(backend)).toEqual([]);
});

test("emails every field in full at its maximum length", async () => {
  const full = {
    ...form,
    firstName: "🧁".repeat(100),
    lastName: "王".repeat(100),
    email: `a.${"b".repeat(255 - 138)}@${"d".repeat(63)}.${"e".repeat(63)}.example`,
    phone: "1".repeat(20),
    businessType: "é".repeat(100),
    message: "🧁".repeat(5000),
  };
  expect(full.email).toHaveLength(255);
  expect((await sendEnquiry(backend, full)).status).toBe(200);
  expect(await enquiries(backend)).toMatchObject([
    { message: full.message, email: full.email, mail: { state: "sent" } },
  ]);
  expect((await mails(backend))[0]?.text).toContain(full.message);
});

// The functions of a given server log elsewhere.
test.skipIf(isServerGiven)("does not log personal data", async () => {
  await sendEnquiry(backend, form, { "Idempotency-Key": knownKey });
  await sendEnquiry(backend, { ...form, email: "nonsense" });
  const [row] = await enquiries(backend);
  const lines = logged.join("\n");
  expect(lines).toContain(row?.id);
  expect(lines).toContain("invalid_input");
  // These sequences are long because a random id could contain a shorter one by chance.
  const phone = ["01632 960", "960 123", "01632960"];
  for (const secret of ["Jane", "Doe", "example.com", ...phone, "Bakery", "Truro", "nonsense", "127.0.0.1"]) {
    expect(lines).not.toContain(secret);
  }
});

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const statuses = async (responses: Promise<Response>[]) =>
  (await Promise.all(responses)).map(({ status }) => status);

test("stores one enquiry for five submissions with the same idempotency key", async () => {
  const key = randomUUID();
  const responses = times(5, () => sendEnquiry(backend, form, { "Idempotency-Key": key }));
  expect(await statuses(responses)).toEqual([200, 200, 200, 200, 200]);
  expect(await enquiries(backend)).toMatchObject([{ submission_id: key, mail: { state: "sent" } }]);
  expect(await mails(backend)).toHaveLength(1);
});

test("stores a correction to any field separately when it reuses the idempotency key", async () => {
  const headers = { "Idempotency-Key": randomUUID() };
  const corrected: Required<ContactEnquiry> = {
    firstName: "Janet",
    lastName: "Doo",
    email: "janet@example.com",
    phone: "01632 960 999",
    businessType: "Tea room",
    package: "Not sure yet",
    message: "Hello again",
  };
  await sendEnquiry(backend, form, headers);
  for (const field of fields) {
    for (const _ of ["sent", "sent again"])
      expect((await sendEnquiry(backend, { ...form, [field]: corrected[field] }, headers)).status).toBe(200);
  }
  const rows = await enquiries(backend);
  expect(rows).toHaveLength(1 + fields.length);
  const kept = fields.filter((field) =>
    rows.some((row) => row[enquiryFields[field].column] === corrected[field]),
  );
  expect(kept).toEqual(fields);
});

test("rejects the eleventh enquiry in ten minutes, even from a spoofed IP address", async () => {
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

test("queues emails once more than sixty enquiries arrive in ten minutes", async () => {
  await backend.sql(
    `insert into public.contact_enquiries (first_name, last_name, email, message, sender_hash)
     select 'Jane', 'No ' || n, 'jane@example.com', 'Hello', n::text from generate_series(1, 59) n`,
  );
  await storeMails(backend, "sent");
  expect((await sendEnquiry(backend)).status).toBe(200);
  expect(await mails(backend)).toHaveLength(1);

  const key = { "Idempotency-Key": knownKey };
  for (const _ of [1, 2]) {
    const response = await sendEnquiry(backend, form, key);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true });
  }
  const held = (await enquiries(backend)).filter(({ mail }) => mail.state === "held");
  expect(held).toMatchObject([
    { submission_id: knownKey, status: "new", mail: { attempts: 0 }, message: form.message },
  ]);
  const wait = new Date(held[0]?.mail.next_attempt_at ?? 0).getTime() - Date.now();
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(10_000);
  expect(await mails(backend)).toHaveLength(1);

  await makeDue(backend);
  expect(await deliver(backend)).toEqual({ sent: 1, failed: 0 });
  expect(await mails(backend)).toHaveLength(2);
});

test("accepts a retry when the sender has reached the rate limit", async () => {
  const headers = { "Idempotency-Key": randomUUID() };
  await sendEnquiry(backend, form, headers);
  await Promise.all(times(9, () => sendEnquiry(backend)));
  expect((await sendEnquiry(backend)).status).toBe(429);
  expect((await sendEnquiry(backend, form, headers)).status).toBe(200);
});

test.each([
  [
    "with the honeypot field filled in at human pace",
    "doubtful",
    { "X-Form-Trap": "x", "X-Form-Elapsed-Ms": "9000" },
  ],
  ["sent half a second after the form appeared", "spam", { "X-Form-Elapsed-Ms": "500" }],
])("does not email an enquiry %s (stored as %s)", async (_why, status, headers) => {
  const response = await sendEnquiry(backend, form, headers);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
  expect(await enquiries(backend)).toMatchObject([{ status, mail: { state: "withheld", attempts: 0 } }]);
  expect(await mails(backend)).toEqual([]);
});

test("returns 503 without sending an email on a database error", async () => {
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

test("does not expose the row when the insert fails", async () => {
  await backend.sql(
    "alter table public.contact_enquiries add constraint no_bakeries check (business_type <> 'Bakery') not valid",
  );
  try {
    const response = await sendEnquiry(backend);
    expect(response.status).toBe(503);
    expect(JSON.stringify([await response.json(), logged])).not.toMatch(/Bakery|Jane|no_bakeries|at .*\.ts/);
  } finally {
    await backend.sql("alter table public.contact_enquiries drop constraint no_bakeries");
  }
});
