import { expect, test } from "vitest";
import { contentSecurityPolicy, inlineScriptHash, securityHeaders } from "./security-headers.ts";

const hosted = {
  scriptHashes: ["'sha256-AAAA'"],
  supabaseUrl: "https://abc.supabase.co",
  siteUrl: "https://brightwren.example",
};
const local = { ...hosted, supabaseUrl: "http://127.0.0.1:54321", siteUrl: "http://127.0.0.1:4173" };

const directive = (policy: string, name: string) =>
  policy.split("; ").find((part) => part === name || part.startsWith(`${name} `));

test.each([
  ["script-src", "'self' 'sha256-AAAA'"],
  ["worker-src", "'self'"],
  ["connect-src", "'self' https://abc.supabase.co"],
  ["frame-ancestors", "'none'"],
  ["base-uri", "'none'"],
  ["form-action", "'self'"],
  ["object-src", "'none'"],
  ["img-src", "'self' data: blob: https:"],
])("sets %s to %s on a hosted site", (name, sources) => {
  expect(directive(contentSecurityPolicy(hosted), name)).toBe(`${name} ${sources}`);
});

test("never allows eval or every source", () => {
  expect(contentSecurityPolicy(hosted)).not.toMatch(/unsafe-eval|\*/);
});

test("allows pictures over http only from a local backend", () => {
  expect(directive(contentSecurityPolicy(local), "img-src")).toBe(
    "img-src 'self' data: blob: https: http://127.0.0.1:54321",
  );
});

test("enforces https only when the site is served over https", () => {
  expect(contentSecurityPolicy(hosted)).toContain("upgrade-insecure-requests");
  expect(securityHeaders(hosted)["Strict-Transport-Security"]).toBe("max-age=63072000; includeSubDomains");
  expect(contentSecurityPolicy(local)).not.toContain("upgrade-insecure-requests");
  expect(securityHeaders(local)).not.toHaveProperty("Strict-Transport-Security");
});

test("computes a script's hash as browsers do", () => {
  // The example from the CSP specification, section 2.3.1.
  expect(inlineScriptHash("doSomething()")).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/);
  expect(inlineScriptHash("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test("generates only valid header values", () => {
  for (const value of Object.values(securityHeaders(hosted))) expect(value).toMatch(/^[\u0020-\u007e]+$/);
});
