import { expect, test } from "vitest";
import { isLoopbackHost, isLoopbackHostHeader, isLoopbackOrigin } from "./loopback.ts";

test.each([
  "127.0.0.1",
  "127.8.9.10",
  "localhost",
  "LOCALHOST",
  "app.localhost",
  "::1",
  "[::1]",
  "0:0:0:0:0:0:0:1",
])("recognises %s as this machine", (host) => {
  expect(isLoopbackHost(host)).toBe(true);
});

test.each([
  "0.0.0.0",
  "::",
  "10.0.0.1",
  "128.0.0.1",
  "127.0.0.1.evil.example",
  "localhost.evil.example",
  "evillocalhost",
  "127.1",
  "",
])("does not recognise %s as this machine", (host) => {
  expect(isLoopbackHost(host)).toBe(false);
});

test.each(["127.0.0.1:54321", "localhost", "[::1]:80"])("accepts the Host header %s", (header) => {
  expect(isLoopbackHostHeader(header)).toBe(true);
});

test.each([
  undefined,
  "",
  "evil.example",
  "127.0.0.1@evil.example",
  "evil.example@127.0.0.1",
  "127.0.0.1/../x",
  "127.0.0.1:99999",
  "a b",
])("rejects the Host header %s", (header) => {
  expect(isLoopbackHostHeader(header)).toBe(false);
});

test.each([
  ["http://127.0.0.1:5173", true],
  ["https://localhost", true],
  ["null", false],
  ["file://localhost", false],
  ["https://evil.example", false],
])("checks whether the origin %s is loopback: %s", (origin, ours) => {
  expect(isLoopbackOrigin(origin)).toBe(ours);
});
