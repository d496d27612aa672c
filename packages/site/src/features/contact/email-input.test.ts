import { expect, test } from "vitest";
import { likelyDomain } from "./email-input.tsx";

test.each([
  ["jane@gmail", "gmail.com"],
  ["jane@gmial.com", "gmail.com"],
  ["Jane@GMAIL.CON ", "gmail.com"],
  ["jane@gmail.co", "gmail.com"],
  ["jane@gmaill.com", "gmail.com"],
  ["jane@hotmial.co.uk", "hotmail.co.uk"],
  ["jane@hotmail.couk", "hotmail.co.uk"],
  ["jane@outlok.com", "outlook.com"],
  ["jane@yaho.co.uk", "yahoo.co.uk"],
  ["jane@iclould.com", "icloud.com"],
  ["jane@btintenet.com", "btinternet.com"],
])("suggests a domain for %s: %s", (email, domain) => {
  expect(likelyDomain(email)).toBe(domain);
});

const right =
  "gmail.com hotmail.co.uk hotmail.fr yahoo.ca yahoo.co.in ymail.com mail.com email.com me.com company";
const addresses = right.split(" ").map((domain) => `jane@${domain}`);

test.each([...addresses, "jane@", "gmail", ""])("does not suggest another domain for %j", (email) => {
  expect(likelyDomain(email)).toBeUndefined();
});
