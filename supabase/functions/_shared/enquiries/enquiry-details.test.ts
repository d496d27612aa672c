import { expect, test } from "vitest";
import { enquiryDetails } from "./enquiry-details.ts";
import { sampleEnquiry } from "./sample-enquiry.ts";

const phoneHref = (phone: string) =>
  enquiryDetails({ ...sampleEnquiry, phone }).find(({ label }) => label === "Phone")?.href;

test("every given field is labelled, in this order", () => {
  expect(enquiryDetails(sampleEnquiry).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    "Name: Jane Doe",
    "Email: jane@example.com",
    "Phone: 01632 960 123",
    "Business type: Bakery",
    "Package: Standard - £39.99/month",
    "Received: Friday 20 November 2026 at 09:26 GMT",
  ]);
});

test("what was left empty is not mentioned", () => {
  const enquiry = { ...sampleEnquiry, phone: null, business_type: null, package: null };
  expect(enquiryDetails(enquiry).map(({ label }) => label)).toEqual(["Name", "Email", "Received"]);
});

test("the database's way of writing an instant is understood", () => {
  const enquiry = { ...sampleEnquiry, created_at: "2026-07-01T23:30:00.123456+00:00" };
  expect(enquiryDetails(enquiry).at(-1)?.value).toBe("Thursday 2 July 2026 at 00:30 BST");
});

test("a phone number becomes a number to dial, anything else stays text", () => {
  expect(phoneHref("01632 960 123")).toBe("tel:01632960123");
  expect(phoneHref("+44 (0)20 7946 0123")).toBe("tel:+442079460123");
  expect(phoneHref("(020) 7946-0123")).toBe("tel:02079460123");
  expect(phoneHref("01632 960123 ext 4")).toBeUndefined();
  expect(phoneHref("javascript:alert(1)")).toBeUndefined();
  expect(phoneHref("12")).toBeUndefined();
});

test("an address in a link keeps its @ and gives up whatever could end the address", () => {
  const href = enquiryDetails({ ...sampleEnquiry, email: "o'hara+web?cc=x&y@example.com" })[1]?.href;
  expect(href).toBe("mailto:o'hara%2Bweb%3Fcc%3Dx%26y@example.com");
});
