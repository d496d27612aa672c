import { expect, test } from "vitest";
import { replyLink } from "./reply-link.ts";

const enquiry = { email: "jane@example.com", first_name: "Jane", message: "Hello,\n\ncan you help?" };

const bodyOf = (link: string) => new URL(link).searchParams.get("body");

test("builds a reply with recipient, greeting and quotation", () => {
  const link = replyLink(enquiry);
  expect(link).toMatch(/^mailto:jane@example\.com\?subject=Re%3A%20your%20enquiry&body=/);
  expect(bodyOf(link)).toBe("Hello Jane,\r\n\r\n\r\n\r\n> Hello,\r\n> \r\n> can you help?");
});

test.each(["b&b@seaview.example", "a!#$%*/=?^_`{|}~+x@example.com", "o'brien@example.com"])(
  "escapes the address %s",
  (email) => {
    const { pathname, searchParams } = new URL(replyLink({ ...enquiry, email }));
    expect(decodeURIComponent(pathname)).toBe(email);
    expect([...searchParams.keys()]).toEqual(["subject", "body"]);
  },
);

test("does not turn the visitor's input into headers or recipients", () => {
  const link = replyLink({
    email: "a?cc=evil@example.com&bcc=b,c@example.com",
    first_name: "J&bcc=evil@example.com",
    message: "x&subject=evil\n%0ABcc: evil@example.com",
  });
  expect([...new URL(link).searchParams.keys()]).toEqual(["subject", "body"]);
  expect(link.slice(0, link.indexOf("?"))).not.toMatch(/[,&]/);
});

test.each(["x", "🐦", "é", "\n"])(
  "truncates the quotation when a message that repeats %j is too long",
  (character) => {
    const link = replyLink({ ...enquiry, message: character.repeat(5000) });
    expect(link.length).toBeLessThanOrEqual(1900);
    expect(link.length).toBeGreaterThan(1800);
    expect(bodyOf(link)?.endsWith(" …")).toBe(true);
  },
);

test("accepts a lone surrogate", () => {
  expect(bodyOf(replyLink({ ...enquiry, message: "a\uD800" }))).toContain("> a\uFFFD");
});
