import { expect, test } from "vitest";
import { senderHash, spamSign, submissionId, submissionIdOfText } from "./index.ts";

const sign = (headers: Record<string, string>) => spamSign(new Headers(headers));

test("a caller without our form's headers is no spam", () => {
  expect(sign({})).toBe("none");
});

test("anything in the honeypot field alone is doubtful, an empty one is not", () => {
  expect(sign({ "x-form-trap": "http://spam.example" })).toBe("doubtful");
  expect(sign({ "x-form-trap": "filled", "x-form-elapsed-ms": "9000" })).toBe("doubtful");
  expect(sign({ "x-form-trap": " " })).toBe("none");
});

test("faster than a person is spam, the minimum less what clocks are out by is not", () => {
  expect(sign({ "x-form-elapsed-ms": "1749" })).toBe("spam");
  expect(sign({ "x-form-elapsed-ms": "0" })).toBe("spam");
  expect(sign({ "x-form-elapsed-ms": "-5" })).toBe("spam");
  expect(sign({ "x-form-elapsed-ms": "500", "x-form-trap": "filled" })).toBe("spam");
  expect(sign({ "x-form-elapsed-ms": "1899.9" })).toBe("none");
  expect(sign({ "x-form-elapsed-ms": "2000" })).toBe("none");
});

test("a time that is no number proves nothing", () => {
  expect(sign({ "x-form-elapsed-ms": "soon" })).toBe("none");
  expect(sign({ "x-form-elapsed-ms": "" })).toBe("none");
});

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const given = "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c11";
const enquiry = { firstName: "Jane", lastName: "Doe", email: "jane@example.com", message: "Hello" };

test("the caller's UUID is taken, in either case", () => {
  expect(submissionId(new Headers({ "idempotency-key": given }))).toBe(given);
  expect(submissionId(new Headers({ "idempotency-key": ` ${given.toUpperCase()} ` }))).toBe(given);
});

test.each([undefined, "", "1", `${given}0`, "' or 1=1 --"])("for %s a new one is made", (key) => {
  const headers = new Headers(key === undefined ? {} : { "idempotency-key": key });
  const made = submissionId(headers);
  expect(made).toMatch(uuid);
  expect(submissionId(headers)).not.toBe(made);
});

test("the id of a text is a UUID that depends on the text and the id alone", () => {
  const id = submissionIdOfText(given, enquiry);
  expect(id).toMatch(uuid);
  const reordered = { message: "Hello", email: "jane@example.com", lastName: "Doe", firstName: "Jane" };
  expect(submissionIdOfText(given, reordered)).toBe(id);
  expect(submissionIdOfText(given, { ...enquiry, message: "Hello!" })).not.toBe(id);
  expect(submissionIdOfText(given.replace("5", "6"), enquiry)).not.toBe(id);
});

const hash = (headers: Record<string, string>, secret = "secret") => senderHash(new Headers(headers), secret);

test("the same address gives the same hash, by either header, and the address is not in it", () => {
  const one = hash({ "x-forwarded-for": "203.0.113.7" });
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(hash({ "x-forwarded-for": "203.0.113.7, 10.0.0.1" })).toBe(one);
  expect(hash({ "x-real-ip": "203.0.113.7" })).toBe(one);
  expect(hash({ "x-forwarded-for": "", "x-real-ip": "203.0.113.7" })).toBe(one);
});

test("the gateway's own word goes before what a caller can write", () => {
  expect(hash({ "cf-connecting-ip": "203.0.113.7", "x-forwarded-for": "198.51.100.1, 203.0.113.7" })).toBe(
    hash({ "x-forwarded-for": "203.0.113.7" }),
  );
});

test("another address or another key gives another hash", () => {
  const one = hash({ "x-forwarded-for": "203.0.113.7" });
  expect(hash({ "x-forwarded-for": "203.0.113.8" })).not.toBe(one);
  expect(hash({ "x-forwarded-for": "203.0.113.7" }, "other")).not.toBe(one);
});

const one = (address: string) => hash({ "cf-connecting-ip": address });

test("an IPv6 address counts once, however it is written", () => {
  for (const same of ["2001:DB8::1", "2001:0db8:0:0:0:0:0:1", "[2001:db8::1]", "2001:db8::1%eth0"])
    expect(one(same)).toBe(one("2001:db8::1"));
});

test("all addresses of one IPv6 network are one sender, those of the next another", () => {
  for (const same of ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2:a::192.0.2.1"])
    expect(one(same)).toBe(one("2001:db8:1:2::"));
  for (const other of ["2001:db8:1:3::1", "2001:db8::1:2:0:0:1", "2001:db8:1::2"])
    expect(one(other)).not.toBe(one("2001:db8:1:2::1"));
});

test("an IPv4 address is the same sender when it is written as an IPv6 one", () => {
  for (const mapped of ["::ffff:203.0.113.7", "::FFFF:cb00:7107", "0:0:0:0:0:ffff:203.0.113.7"])
    expect(one(mapped)).toBe(one("203.0.113.7"));
  expect(one("::ffff:203.0.113.8")).not.toBe(one("203.0.113.7"));
});

test("what is no address at all is counted as it is", () => {
  expect(one("unknown")).toMatch(/^[0-9a-f]{64}$/);
  expect(one("unknown")).not.toBe(one("::1"));
});

test("an unknown address gives no hash", () => {
  expect(hash({})).toBeNull();
  expect(hash({ "x-forwarded-for": " , " })).toBeNull();
});
