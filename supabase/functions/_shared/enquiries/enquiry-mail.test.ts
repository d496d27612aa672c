import { studio } from "../brand/brand.ts";
import { expect, test } from "vitest";
import { enquiryFields } from "../contracts/enquiry-fields.ts";
import { sampleEnquiry } from "../testing/sample-enquiry.ts";
import { mailSettings as settings, sentMail } from "../testing/sent-mail.ts";
import { londonTime } from "../mail/mail-layout.ts";
import { composeEnquiryMail, enquiryDetails, type StoredEnquiry } from "./enquiry-mail.ts";

const siteUrl = "https://brightwren.example";

async function transmit(changes: Partial<StoredEnquiry> = {}) {
  const mail = await sentMail(composeEnquiryMail({ ...sampleEnquiry, ...changes }, settings, siteUrl));
  return { ...mail, headerNames: [...mail.head.matchAll(/^([\w-]+):/gm)].map((match) => match[1]) };
}

test("sends the email between our own addresses with the visitor's address in Reply-To", async () => {
  const mail = await transmit();
  expect(mail.from).toMatchObject({ name: `Jane Doe via ${studio.name}`, address: settings.from });
  expect(mail.to?.map(({ address }) => address)).toEqual(settings.to);
  expect(mail.replyTo).toMatchObject([{ name: "Jane Doe", address: "jane@example.com" }]);
  expect(mail.envelope).toEqual({ from: settings.from, to: settings.to });
  expect(mail.subject).toBe("Enquiry from Jane Doe: Standard - £39.99/month");
  expect(mail.messageId).toBe(`<enquiry.${sampleEnquiry.id}@brightwren.example>`);
});

test.each([
  ["b&b@seaview.example"],
  ["o'brien@example.com"],
  ["a!#$%*/=?^_`{|}~@example.com"],
  ["jane@localhost"],
  ["info@xn--bcher-kva.example"],
  // A leading or double dot must be quoted in the header.
  [".dot@example.com", '".dot"@example.com'],
  ["two..dots@example.com", '"two..dots"@example.com'],
])("uses %s in Reply-To and in the link", async (email, written = email) => {
  const mail = await transmit({ email });
  expect(mail.replyTo).toMatchObject([{ name: "Jane Doe", address: written }]);
  expect(mail.headerNames.filter((name) => name === "Reply-To")).toHaveLength(1);
  const link = (/href="mailto:([^"?]*)"/.exec(mail.html ?? "")?.[1] ?? "").replaceAll("&#39;", "'");
  expect(link).not.toMatch(/[?&#]/);
  expect(decodeURIComponent(link)).toBe(email);
});

test("omits the package from the subject when none was chosen", async () => {
  expect((await transmit({ package: null })).subject).toBe("Enquiry from Jane Doe");
});

test("derives the Message-ID from the enquiry's id", async () => {
  const [first, again, other] = await Promise.all([
    transmit(),
    transmit(),
    transmit({ id: "00000000-0000-4000-8000-000000000000" }),
  ]);
  expect(again.messageId).toBe(first.messageId);
  expect(other.messageId).not.toBe(first.messageId);
});

test("includes the complete enquiry and reply instructions in the text part", async () => {
  const { text } = await transmit();
  expect(text).toContain("Hello,\n\ncould you rebuild our site?\nWe are in Truro.");
  expect(text).toContain("Phone: 01632 960 123");
  expect(text).toContain("Business type: Bakery");
  expect(text).toContain("Package: Standard - £39.99/month");
  expect(text).toContain("Received: 20 November 2026 at 09:26 GMT");
  expect(text).toContain("reply to this email, and it goes to jane@example.com");
});

test("includes the complete enquiry and its links in the HTML part", async () => {
  const { html } = await transmit();
  expect(html).toContain("Hello,<br>\n<br>\ncould you rebuild our site?<br>\nWe are in Truro.");
  expect(html).toContain(`href="mailto:jane@example.com"`);
  expect(html).toContain(`href="tel:01632960123"`);
  expect(html).toContain("prefers-color-scheme: dark");
  expect(html).not.toMatch(/<script/);
});

test("includes every field of the form in both parts", async () => {
  const columns = Object.values(enquiryFields).map(({ column }) => column);
  const given = Object.fromEntries(columns.map((column) => [column, `the ${column}`]));
  const { text, html } = await transmit(given);
  expect(columns.filter((column) => !text?.includes(`the ${column}`))).toEqual([]);
  expect(columns.filter((column) => !html?.includes(`the ${column}`))).toEqual([]);
});

test("escapes a visitor's markup in every field", async () => {
  const attack = `"><img src=x onerror=alert(1)>'</style><script>alert(1)</script>`;
  const { html, text } = await transmit({
    first_name: attack,
    last_name: attack,
    email: `"${attack}"@example.com`,
    phone: attack,
    business_type: attack,
    package: attack,
    message: attack,
  });
  expect(html?.match(/<(img|script)/g)).toEqual(["<img"]);
  expect(html?.match(/<\/style>/g)).toHaveLength(3);
  expect(html?.match(/&lt;script&gt;/g)?.length).toBeGreaterThanOrEqual(7);
  expect(text).toContain(attack);
});

test("does not add a header or recipient when a field has line breaks", async () => {
  const attack = "x\r\nBcc: victim@example.com\r\n\r\nNew body";
  const plain = await transmit();
  const mail = await transmit({
    first_name: attack,
    last_name: attack,
    package: attack,
    phone: attack,
    business_type: attack,
  });
  expect(mail.headerNames).toEqual(plain.headerNames);
  expect(mail.bcc).toBeUndefined();
  expect(mail.envelope).toEqual(plain.envelope);
  expect(mail.subject).not.toContain("\n");
});

test.each([
  [`Doe" <victim@example.com>, "`],
  ["Doe, victim@example.com"],
  ["Doe; b@c.example"],
  ["Doe\\"],
  ["(comment)"],
  ["Łukasiewicz-王 🧁"],
  // An encoded word is not decoded.
  ["=?utf-8?Q?=22=3Cvictim=40example.com=3E?=", "= ?utf-8?Q?=22=3Cvictim=40example.com=3E?="],
])("treats %s as part of a single display name", async (name, shown = name) => {
  const mail = await transmit({ first_name: "Jane", last_name: name });
  expect(mail.from).toMatchObject({ address: settings.from, name: `Jane ${shown} via ${studio.name}` });
  expect(mail.replyTo).toMatchObject([{ name: `Jane ${shown}`.trim(), address: "jane@example.com" }]);
  expect(mail.subject).toContain(`Jane ${shown}`.trim());
});

test("omits empty fields", () => {
  const enquiry = { ...sampleEnquiry, phone: null, business_type: null, package: null };
  expect(enquiryDetails(enquiry).map(({ label }) => label)).toEqual(["Email", "Received"]);
});

test("shows GMT in winter and BST in summer", () => {
  expect(londonTime(new Date("2026-11-20T09:26:00Z"))).toBe("20 November 2026 at 09:26 GMT");
  expect(londonTime(new Date("2026-07-01T23:30:00Z"))).toBe("2 July 2026 at 00:30 BST");
});
