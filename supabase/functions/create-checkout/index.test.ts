import { expect, test } from "vitest";
import { waitText } from "../_shared/start-limit.ts";
import { idempotencyKey } from "./index.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const given = "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c11";

const keyFrom = (header?: string) =>
  idempotencyKey(new Headers(header === undefined ? {} : { "Idempotency-Key": header }));

test.each([given, given.toUpperCase(), ` ${given} `])("accepts %o as the caller's key", (header) => {
  expect(keyFrom(header)).toBe(given);
});

test.each([undefined, "", "1", `${given}-x`, "x".repeat(300)])("generates a new key for %o", (header) => {
  const first = keyFrom(header);
  expect(first).toMatch(uuid);
  expect(first).not.toBe(given);
  expect(keyFrom(header)).not.toBe(first);
});

test.each([
  [1, "a minute"],
  [60, "a minute"],
  [61, "2 minutes"],
  [900, "15 minutes"],
  [3541, "an hour"],
  [3600, "an hour"],
  [3601, "2 hours"],
  [86_400, "24 hours"],
])("formats a wait of %d seconds as %s", (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
