import { expect, test } from "vitest";
import { senderHash } from "./sender-hash.ts";

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

test("an IPv6 address counts once, however its letters are written", () => {
  expect(hash({ "x-real-ip": "2001:DB8::1" })).toBe(hash({ "x-real-ip": "2001:db8::1" }));
});

test("an unknown address gives no hash", () => {
  expect(hash({})).toBeNull();
  expect(hash({ "x-forwarded-for": " , " })).toBeNull();
});
