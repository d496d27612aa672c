import { expect, test } from "vitest";
import { contactEnquirySchema } from "./contact-enquiry.ts";
import { packageChoices } from "./enquiry-fields.ts";

const enquiry = {
  firstName: "Jane",
  lastName: "Doe",
  email: "jane@example.com",
  message: "Could you rebuild our site?",
};

function firstMessages(input: unknown): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of contactEnquirySchema.safeParse(input).error?.issues ?? []) {
    messages[String(issue.path[0])] ??= issue.message;
  }
  return messages;
}

test("does not change an enquiry that has only the required fields", () => {
  expect(contactEnquirySchema.parse(enquiry)).toEqual(enquiry);
});

test("accepts only the listed packages or an empty choice", () => {
  for (const choice of ["", ...packageChoices]) {
    expect(contactEnquirySchema.parse({ ...enquiry, package: choice }).package).toBe(choice);
  }
  expect(firstMessages({ ...enquiry, package: "Gold" })).toEqual({
    package: "Please choose a package from the list",
  });
});

test("reports missing, blank and non-text fields", () => {
  const required = {
    firstName: "First name is required",
    lastName: "Last name is required",
    email: "Invalid email address",
    message: "Message is required",
  };
  expect(firstMessages({})).toEqual(required);
  expect(firstMessages({ firstName: " \t", lastName: "\u200B", email: "", message: "\n\n" })).toEqual(
    required,
  );
  expect(
    firstMessages({ firstName: 1, lastName: null, email: [], message: {}, phone: 4, businessType: [] }),
  ).toEqual({
    ...required,
    phone: "Phone number must be text",
    businessType: "Business type must be text",
  });
});

test.each([
  ["firstName", 100, "First name too long"],
  ["lastName", 100, "Last name too long"],
  ["phone", 20, "Phone number too long"],
  ["businessType", 100, "Business type too long"],
  ["message", 5000, "Message too long"],
])("limits %s to %i characters after trimming", (field, limit, message) => {
  expect(firstMessages({ ...enquiry, [field]: ` ${"x".repeat(limit)} ` })).toEqual({});
  expect(firstMessages({ ...enquiry, [field]: "x".repeat(limit + 1) })).toEqual({ [field]: message });
});

test("counts characters as code points, like Postgres", () => {
  expect(firstMessages({ ...enquiry, firstName: "🧁".repeat(100) })).toEqual({});
  expect(firstMessages({ ...enquiry, firstName: "🧁".repeat(101) })).toEqual({
    firstName: "First name too long",
  });
  expect(firstMessages({ ...enquiry, firstName: "👩‍🍳".repeat(33) })).toEqual({});
  expect(firstMessages({ ...enquiry, firstName: "👩‍🍳".repeat(34) })).toEqual({
    firstName: "First name too long",
  });
});

test.each([
  ["firstName", "Jane\r\nBcc: victim@example.com", "Jane Bcc: victim@example.com"],
  ["lastName", "Doe\u2028Subject: x\u0085y", "Doe Subject: x y"],
  ["lastName", "D\u0000oe", "D oe"],
  ["message", "one\r\ntwo\rthree\n\tfour\u0000\u001B[31m\u0085", "one\ntwo\nthree\n\tfour[31m"],
  ["firstName", "\uD83EJane", "\uFFFDJane"],
  ["message", "\uDC00 🧁 \uD83E", "\uFFFD 🧁 \uFFFD"],
  // Letters are composed, so that a search finds them.
  ["firstName", "Rene\u0301", "René"],
  ["message", "Cafe\u0301", "Café"],
  // Names lose bidirectional controls, and keep joiners.
  ["firstName", "J\u202Eane\u2066", "Jane"],
  ["lastName", "می\u200Cخواهم", "می\u200Cخواهم"],
  ["firstName", `<script>alert("1")</script>`, `<script>alert("1")</script>`],
  ["email", " info@bücher.example. ", "info@xn--bcher-kva.example"],
])("stores the %s %j as %j", (field, typed, stored) => {
  expect(contactEnquirySchema.parse({ ...enquiry, [field]: typed })).toMatchObject({ [field]: stored });
});

test("rejects an address with a line break", () => {
  expect(firstMessages({ ...enquiry, email: "jane@example.com\r\nBcc: victim@example.com" })).toEqual({
    email: "Invalid email address",
  });
});
