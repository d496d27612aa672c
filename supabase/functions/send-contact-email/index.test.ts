import { expect, test } from "vitest";
import { spamSign, submissionId, submissionIdOfText } from "./index.ts";

const sign = (headers: Record<string, string>) => spamSign(new Headers(headers));

test("accepts a request without our form's headers", () => {
  expect(sign({})).toBe("none");
});

test("treats a filled-in honeypot as possible spam", () => {
  expect(sign({ "x-form-trap": "http://spam.example" })).toBe("doubtful");
  expect(sign({ "x-form-trap": "filled", "x-form-elapsed-ms": "9000" })).toBe("doubtful");
  expect(sign({ "x-form-trap": " " })).toBe("none");
});

test("treats a submission below the minimum time as spam", () => {
  expect(sign({ "x-form-elapsed-ms": "1749" })).toBe("spam");
  expect(sign({ "x-form-elapsed-ms": "0" })).toBe("spam");
  expect(sign({ "x-form-elapsed-ms": "-5" })).toBe("spam");
  expect(sign({ "x-form-elapsed-ms": "500", "x-form-trap": "filled" })).toBe("spam");
  expect(sign({ "x-form-elapsed-ms": "1899.9" })).toBe("none");
  expect(sign({ "x-form-elapsed-ms": "2000" })).toBe("none");
});

test("ignores an elapsed time that is not a number", () => {
  expect(sign({ "x-form-elapsed-ms": "soon" })).toBe("none");
  expect(sign({ "x-form-elapsed-ms": "" })).toBe("none");
});

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const given = "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c11";
const enquiry = { firstName: "Jane", lastName: "Doe", email: "jane@example.com", message: "Hello" };

test("accepts the caller's UUID in upper or lower case", () => {
  expect(submissionId(new Headers({ "idempotency-key": given }))).toBe(given);
  expect(submissionId(new Headers({ "idempotency-key": ` ${given.toUpperCase()} ` }))).toBe(given);
});

test.each([undefined, "", "1", `${given}0`, "' or 1=1 --"])("generates an id for %s", (key) => {
  const headers = new Headers(key === undefined ? {} : { "idempotency-key": key });
  const made = submissionId(headers);
  expect(made).toMatch(uuid);
  expect(submissionId(headers)).not.toBe(made);
});

test("derives a UUID from the text and the id", () => {
  const id = submissionIdOfText(given, enquiry);
  expect(id).toMatch(uuid);
  const reordered = { message: "Hello", email: "jane@example.com", lastName: "Doe", firstName: "Jane" };
  expect(submissionIdOfText(given, reordered)).toBe(id);
  expect(submissionIdOfText(given, { ...enquiry, message: "Hello!" })).not.toBe(id);
  expect(submissionIdOfText(given.replace("5", "6"), enquiry)).not.toBe(id);
});
