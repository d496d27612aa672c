import { offer, studio } from "../brand/brand.ts";
import { lines } from "../brand/lines.ts";
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
  forgotten_at: null,
  card_expires_at: null,
  paid_at: "2026-11-26T23:30:03Z",
  paid_amount: 3999,
  paid_invoice: "BW-0001",
  revision: 1,
  created_at: "2026-11-26T23:30:05Z",
  updated_at: "2026-11-26T23:30:05Z",
} satisfies Row<"subscriptions">;

const context = {
  siteUrl: "https://brightwren.example/",
  portal: "https://brightwren.example/payments#token",
};

const transmit = (
  kind: SubscriptionMail["kind"],
  changes: Partial<Row<"subscriptions">> = {},
  phone?: string,
) => {
  const recipient = /^(confirmation|customer_)/.test(kind) ? "customer" : "owner";
  const row = { ...subscription, ...changes };
  return sentMail(
    composeSubscriptionMail({ id: "mail-1", kind, recipient }, row, settings, { ...context, phone }),
  );
};

test("sends the confirmation with dated steps and a receipt to the customer, who replies to the studio", async () => {
  const mail = await transmit("confirmation");
  expect(mail.envelope).toEqual({ from: settings.from, to: ["priya@example.com"] });
  expect(mail.replyTo).toMatchObject([{ address: studio.email }]);
  expect(mail.text).toContain("Welcome, Priya. We start today.");
  expect(mail.text?.match(/(?<=^\d\. ).*/gm)?.join()).toBe(
    "Today, Thursday 26 November,By Friday 27 November, 23:30,By Thursday 3 December, 23:30",
  );
  expect(mail.text).toContain(
    `Your receipt: £39.99 paid\nPackage: Standard\nPrice: £39.99 every 4 weeks\nPaid on: 26 November 2026\nInvoice number: BW-0001\nVAT: ${offer.vat}`,
  );
  expect(mail.text).toContain("To cancel, reply with 30 days’ notice.");
});

const retried = { unpaid_amount: 4799, payment_retries_at: "2026-12-01T09:00:00Z" };
const end = "2026-12-26T10:00:00Z";

test.each<[SubscriptionMail["kind"], Partial<Row<"subscriptions">>, RegExp]>([
  ["customer_payment_failed", retried, /take £47\.99 [^]* again on Tuesday 1 December/],
  ["customer_payment_failed", {}, /We have stopped trying/],
  ["customer_card_expires", { card_expires_at: "2027-01-01T00:00:00Z" }, /at the end of December 2026/],
  [
    "customer_cancelled",
    { cancels_at: end },
    /Your subscription ends on Saturday 26 December\n[^]*Take your site by: 25 January 2027/,
  ],
  [
    "customer_ended",
    { ended_at: end },
    /website with you until 25 January 2027[^]*Last day: 26 December 2026/,
  ],
])("sends %s for %j with the link to the portal", async (kind, changes, sentence) => {
  const mail = await transmit(kind, changes);
  expect(mail.envelope.to).toEqual(["priya@example.com"]);
  expect(mail.text).toMatch(sentence);
  expect(mail.text).toContain(context.portal);
  expect(mail.html).toContain(`href="${context.portal}"`);
});

test("says that an email is about test money, also to the customer", async () => {
  for (const kind of ["confirmation", "customer_ended", "new"] as const) {
    const { subject, text, html } = await transmit(kind, { is_live: false });
    expect(subject).toMatch(/^Test: /);
    expect(text).toContain("This is a test. No real money is involved.");
    expect(html).toContain("This is a test. No real money is involved.");
  }
});

test("asks the owner to ring, with the number if we know it", async () => {
  const { text, html } = await transmit("new", {}, "01632 960 123");
  expect(text).toMatch(/Ring Priya Raman by Friday 23:30[^]*Phone: 01632 960 123/);
  expect(html).toMatch(/ Ring <a [^>]*href="tel:/);
  expect((await transmit("new")).text).toMatch(/Email Priya Raman by [^]*We have no phone number/);
});

test("shows both parts of an email in the same order, with the emblem of the site", async () => {
  const { text = "", html = "" } = await transmit("confirmation");
  const order =
    /Welcome, Priya[^]*what happens next[^]*By Friday 27[^]*Send us your[^]*Your receipt[^]*To cancel/;
  expect(text).toMatch(order);
  expect(html.slice(html.indexOf("<h1"))).toMatch(order);
  for (const part of [text, html])
    expect(part.lastIndexOf("To cancel")).toBeLessThan(part.lastIndexOf(lines.address.slice(-8)));
  expect(html).toMatch(/href="tel:\d+"/);
  expect(html).toMatch(/<img src="https:\/\/brightwren\.example\/icon-192\.png"[^>]* alt="The emblem of /);
  expect(html).not.toMatch(/<script|<link|@import|@font-face|url\(/);
});

test.each(["new", "payment_failed", "cancelled", "unreadable"] as const)(
  "sends the email %s to the owner, who replies to the customer",
  async (kind) => {
    const mail = await transmit(kind);
    expect(mail.envelope).toEqual({ from: settings.from, to: settings.to });
    expect(mail.replyTo).toMatchObject([{ name: "Priya Raman", address: "priya@example.com" }]);
    expect(mail.text).toContain(`https://brightwren.example/admin/subscriptions/${subscription.id}`);
    expect(mail.text).toContain("https://dashboard.stripe.com/subscriptions/sub_1");
    expect(mail.text).not.toContain(context.portal);
    expect(mail.messageId).toBe("<subscription.mail-1@brightwren.example>");
  },
);

test.each([
  [
    { cancels_at: "2026-12-26T10:00:00Z" },
    "It runs until 26 December 2026, and nothing is taken after that.",
  ],
  [
    { cancels_at: "2026-12-26T10:00:00Z", ended_at: "2026-12-20T10:00:00Z" },
    "It ended on 20 December 2026, and nothing is taken after that.",
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

test("names the event that could not be saved, in rows", async () => {
  const unread = "invoice.paid evt_1 2026-11-27T03:03:00Z items.data";
  expect((await transmit("unreadable", { unread })).text).toMatch(/Event: invoice.paid\nReference: evt_1\n/);
});

test("tells the owner whether the customer has heard of a failed payment", async () => {
  expect((await transmit("payment_failed")).text).toContain("Priya gets an email too");
  const added = { created_at: "2026-12-24T10:00:00Z" };
  expect((await transmit("payment_failed", added)).text).toContain("Priya gets no email from us");
});

test("uses the email address of a customer without a name", async () => {
  expect((await transmit("new", { customer_name: null })).subject).toContain("priya@example.com");
});

test("throws when a confirmation has no recipient", async () => {
  expect(() => transmit("confirmation", { customer_email: null })).toThrow("no email address");
});
