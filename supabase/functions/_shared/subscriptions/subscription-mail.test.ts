import { offer, studio } from "../brand/brand.ts";
import { expect, test } from "vitest";
import type { Row } from "../contracts/database-types.ts";
import { mailSettings as settings, sentMail } from "../testing/sent-mail.ts";
import { composeSubscriptionMail, type SubscriptionMail } from "./subscription-mail.ts";

const subscription = {
  id: "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c11",
  provider_id: "sub_1",
  customer_id: "cus_1",
  is_live: true,
  customer_name: "Priya Raman",
  customer_email: "priya@example.com",
  package: "Standard",
  amount: 3999,
  currency: "gbp",
  billing_period: "4 weeks",
  further_prices: null,
  status: "active",
  unread: null,
  origin: "home",
  started_at: "2026-11-26T23:30:00Z",
  period_ends_at: null,
  cancels_at: null,
  ended_at: null,
  payment_failed_at: null,
  contacted_at: null,
  changes_received_at: null,
  changes_made_at: null,
  reviewed_at: null,
  live_at: null,
  payment_retries_at: null,
  unpaid_amount: null,
  notes: null,
  forgotten_at: null,
  revision: 1,
  created_at: "2026-11-26T23:30:05Z",
  updated_at: "2026-11-26T23:30:05Z",
} satisfies Row<"subscriptions">;

const transmit = (kind: SubscriptionMail["kind"], changes: Partial<Row<"subscriptions">> = {}) => {
  const row = { ...subscription, ...changes };
  const recipient = kind === "confirmation" ? "customer" : "owner";
  return sentMail(
    composeSubscriptionMail({ id: "mail-1", kind, recipient }, row, settings, "https://brightwren.example/"),
  );
};

test("sends the confirmation to the customer, who replies to the studio", async () => {
  const mail = await transmit("confirmation");
  expect(mail.envelope).toEqual({ from: settings.from, to: ["priya@example.com"] });
  expect(mail.replyTo).toMatchObject([{ address: studio.email }]);
  expect(mail.text).toContain("Price: £39.99 every 4 weeks\nStarted: Thursday 26 November 2026");
  expect(mail.text).toContain(offer.vat);
});

test.each(["new", "payment_failed", "cancelled"] as const)(
  "sends the email %s to the owner, who replies to the customer",
  async (kind) => {
    const mail = await transmit(kind);
    expect(mail.envelope).toEqual({ from: settings.from, to: settings.to });
    expect(mail.replyTo).toMatchObject([{ name: "Priya Raman", address: "priya@example.com" }]);
    expect(mail.text).toContain(`https://brightwren.example/admin/subscriptions/${subscription.id}`);
    expect(mail.messageId).toBe("<subscription.mail-1@brightwren.example>");
  },
);

test.each([
  [{ cancels_at: "2026-12-26T10:00:00Z" }, "The subscription runs until Saturday 26 December 2026."],
  [
    { cancels_at: "2026-12-26T10:00:00Z", ended_at: "2026-12-20T10:00:00Z" },
    "The subscription ended on Sunday 20 December 2026.",
  ],
])("says when a cancelled subscription ends", async (changes, sentence) => {
  expect((await transmit("cancelled", changes)).text).toContain(sentence);
});

test("does not let a customer's name add a header or markup", async () => {
  const mail = await transmit("new", { customer_name: "Eve\r\nBcc: eve@evil.example <b>=?utf-8?B?WA==?=" });
  expect(mail.bcc).toBeUndefined();
  expect(mail.envelope.to).toEqual(settings.to);
  expect(mail.subject).toContain("Eve Bcc: eve@evil.example <b>= ?utf-8");
  expect(mail.html).not.toContain("<b>");
});

test("uses the email address of a customer without a name", async () => {
  expect((await transmit("new", { customer_name: null })).subject).toContain("priya@example.com");
});

test("throws when a confirmation has no recipient", async () => {
  expect(() => transmit("confirmation", { customer_email: null })).toThrow("no email address");
});
