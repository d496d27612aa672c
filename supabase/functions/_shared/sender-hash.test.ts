import { expect, test } from "vitest";
import { senderHash } from "./sender-hash.ts";

const hash = (headers: Record<string, string>, secret = "secret") => senderHash(new Headers(headers), secret);

test("returns the same hash for an address in either header", () => {
  const one = hash({ "x-forwarded-for": "203.0.113.7" });
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(hash({ "x-forwarded-for": "203.0.113.7, 10.0.0.1" })).toBe(one);
  expect(hash({ "x-real-ip": "203.0.113.7" })).toBe(one);
  expect(hash({ "x-forwarded-for": "", "x-real-ip": "203.0.113.7" })).toBe(one);
});

test("prefers the gateway's header to a forgeable one", () => {
  expect(hash({ "cf-connecting-ip": "203.0.113.7", "x-forwarded-for": "198.51.100.1, 203.0.113.7" })).toBe(
    hash({ "x-forwarded-for": "203.0.113.7" }),
  );
});

test("returns a different hash for a different address or key", () => {
  const one = hash({ "x-forwarded-for": "203.0.113.7" });
  expect(hash({ "x-forwarded-for": "203.0.113.8" })).not.toBe(one);
  expect(hash({ "x-forwarded-for": "203.0.113.7" }, "other")).not.toBe(one);
});

const one = (address: string) => hash({ "cf-connecting-ip": address });

test("returns the same hash for every notation of an IPv6 address", () => {
  for (const same of ["2001:DB8::1", "2001:0db8:0:0:0:0:0:1", "[2001:db8::1]", "2001:db8::1%eth0"])
    expect(one(same)).toBe(one("2001:db8::1"));
});

test("returns the same hash within an IPv6 /64 network", () => {
  for (const same of ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2:a::192.0.2.1"])
    expect(one(same)).toBe(one("2001:db8:1:2::"));
  for (const other of ["2001:db8:1:3::1", "2001:db8::1:2:0:0:1", "2001:db8:1::2"])
    expect(one(other)).not.toBe(one("2001:db8:1:2::1"));
});

test("returns the same hash for an IPv4 address in IPv6 notation", () => {
  for (const mapped of ["::ffff:203.0.113.7", "::FFFF:cb00:7107", "0:0:0:0:0:ffff:203.0.113.7"])
    expect(one(mapped)).toBe(one("203.0.113.7"));
  expect(one("::ffff:203.0.113.8")).not.toBe(one("203.0.113.7"));
});

test("hashes a value that is not an IP address", () => {
  expect(one("unknown")).toMatch(/^[0-9a-f]{64}$/);
  expect(one("unknown")).not.toBe(one("::1"));
});

test("returns null for an unknown address", () => {
  expect(hash({})).toBeNull();
  expect(hash({ "x-forwarded-for": " , " })).toBeNull();
});
