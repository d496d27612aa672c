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
