import { expect, test } from "vitest";
import { replyLink } from "./reply-link.ts";

const enquiry = { email: "jane@example.com", first_name: "Jane", message: "Hello,\n\ncan you help?" };

const bodyOf = (link: string) => new URL(link).searchParams.get("body");

test("a reply to the sender, greeting them, what they wrote quoted", () => {
  const link = replyLink(enquiry);
  expect(link).toMatch(/^mailto:jane@example\.com\?subject=Re%3A%20your%20enquiry&body=/);
  expect(bodyOf(link)).toBe("Hello Jane,\r\n\r\n\r\n\r\n> Hello,\r\n> \r\n> can you help?");
});

test.each(["b&b@seaview.example", "a!#$%*/=?^_`{|}~+x@example.com", "o'brien@example.com"])(
  "a reply goes to %s whatever the address holds",
  (email) => {
    const { pathname, searchParams } = new URL(replyLink({ ...enquiry, email }));
    expect(decodeURIComponent(pathname)).toBe(email);
    expect([...searchParams.keys()]).toEqual(["subject", "body"]);
  },
);

test("nothing a visitor typed becomes another header or recipient", () => {
  const link = replyLink({
    email: "a?cc=evil@example.com&bcc=b,c@example.com",
    first_name: "J&bcc=evil@example.com",
    message: "x&subject=evil\n%0ABcc: evil@example.com",
  });
  expect([...new URL(link).searchParams.keys()]).toEqual(["subject", "body"]);
  expect(link.slice(0, link.indexOf("?"))).not.toMatch(/[,&]/);
});

test.each(["x", "🐦", "é", "\n"])(
  "a long message of %j is cut so that mail programs take the address",
  (character) => {
    const link = replyLink({ ...enquiry, message: character.repeat(5000) });
    expect(link.length).toBeLessThanOrEqual(1900);
    expect(link.length).toBeGreaterThan(1800);
    expect(bodyOf(link)?.endsWith(" …")).toBe(true);
  },
);

test("half a character that was stored somehow breaks nothing", () => {
  expect(bodyOf(replyLink({ ...enquiry, message: "a\uD800" }))).toContain("> a\uFFFD");
});
