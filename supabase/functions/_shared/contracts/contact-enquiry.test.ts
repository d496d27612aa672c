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

test("an enquiry with only the required fields comes out as it went in", () => {
  expect(contactEnquirySchema.parse(enquiry)).toEqual(enquiry);
});

test("every package choice and an empty one is accepted, any other refused", () => {
  for (const choice of ["", ...packageChoices]) {
    expect(contactEnquirySchema.parse({ ...enquiry, package: choice }).package).toBe(choice);
  }
  expect(firstMessages({ ...enquiry, package: "Gold" })).toEqual({
    package: "Please choose a package from the list",
  });
});

test("missing, blank and non-text fields get the specified messages", () => {
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
])("%s may have %i characters after trimming and not one more", (field, limit, message) => {
  expect(firstMessages({ ...enquiry, [field]: ` ${"x".repeat(limit)} ` })).toEqual({});
  expect(firstMessages({ ...enquiry, [field]: "x".repeat(limit + 1) })).toEqual({ [field]: message });
});

test("an address of 255 characters is accepted and one of 256 too long", () => {
  const domain = `@${"d".repeat(63)}.${"e".repeat(63)}.example`;
  const local = (length: number) => `a.${"b".repeat(length - domain.length - 2)}`;
  expect(firstMessages({ ...enquiry, email: local(255) + domain })).toEqual({});
  expect(firstMessages({ ...enquiry, email: local(256) + domain })).toEqual({ email: "Email too long" });
});

test("an address that the browser's own field accepts is accepted, an internationalised domain in punycode", () => {
  expect(contactEnquirySchema.parse({ ...enquiry, email: "b&b@seaview.example" }).email).toBe(
    "b&b@seaview.example",
  );
  expect(contactEnquirySchema.parse({ ...enquiry, email: " info@bücher.example. " }).email).toBe(
    "info@xn--bcher-kva.example",
  );
});

test.each(["jane", "jane@", "@example.com", "jane doe@example.com", "jane@example.com, b@c.example"])(
  "%s is no address",
  (email) => {
    expect(firstMessages({ ...enquiry, email })).toEqual({ email: "Invalid email address" });
  },
);

test("an emoji counts as one character, as Postgres counts it, and a joined one as its parts", () => {
  expect(firstMessages({ ...enquiry, firstName: "🧁".repeat(100) })).toEqual({});
  expect(firstMessages({ ...enquiry, firstName: "🧁".repeat(101) })).toEqual({
    firstName: "First name too long",
  });
  expect(firstMessages({ ...enquiry, firstName: "👩‍🍳".repeat(33) })).toEqual({});
  expect(firstMessages({ ...enquiry, firstName: "👩‍🍳".repeat(34) })).toEqual({
    firstName: "First name too long",
  });
});

test("line breaks cannot get into a name or an address", () => {
  const parsed = contactEnquirySchema.parse({
    ...enquiry,
    firstName: "Jane\r\nBcc: victim@example.com",
    lastName: "Doe\u2028Subject: x\u0085y",
  });
  expect(parsed.firstName).toBe("Jane Bcc: victim@example.com");
  expect(parsed.lastName).toBe("Doe Subject: x y");
  expect(firstMessages({ ...enquiry, email: "jane@example.com\r\nBcc: victim@example.com" })).toEqual({
    email: "Invalid email address",
  });
});

test("NUL and other control characters go, line breaks and tabs of the message stay", () => {
  const parsed = contactEnquirySchema.parse({
    ...enquiry,
    lastName: "D\u0000oe",
    message: "one\r\ntwo\rthree\n\tfour\u0000\u001B[31m\u0085",
  });
  expect(parsed.lastName).toBe("D oe");
  expect(parsed.message).toBe("one\ntwo\nthree\n\tfour[31m");
});

test("half a surrogate pair becomes the replacement character, a whole one stays", () => {
  const parsed = contactEnquirySchema.parse({
    ...enquiry,
    firstName: "\uD83EJane",
    message: "\uDC00 🧁 \uD83E",
  });
  expect(parsed.firstName).toBe("\uFFFDJane");
  expect(parsed.message).toBe("\uFFFD 🧁 \uFFFD");
});

test("characters that turn the reading direction leave a name, joiners that letters need stay", () => {
  const parsed = contactEnquirySchema.parse({
    ...enquiry,
    firstName: "J\u202Eane\u2066",
    lastName: "می\u200Cخواهم",
  });
  expect(parsed.firstName).toBe("Jane");
  expect(parsed.lastName).toBe("می\u200Cخواهم");
});

test("markup is a text like any other", () => {
  const firstName = `<script>alert("1")</script>`;
  expect(contactEnquirySchema.parse({ ...enquiry, firstName }).firstName).toBe(firstName);
});
