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

test("scripts run from our own files and by their hash, never inline or from elsewhere", () => {
  const policy = contentSecurityPolicy(hosted);
  expect(directive(policy, "script-src")).toBe("script-src 'self' 'sha256-AAAA'");
  expect(policy).not.toMatch(/unsafe-eval|\*/);
});

test("workers are our own files", () => {
  expect(directive(contentSecurityPolicy(hosted), "worker-src")).toBe("worker-src 'self'");
});

test("the page talks to itself and to its Supabase project only", () => {
  expect(directive(contentSecurityPolicy(hosted), "connect-src")).toBe(
    "connect-src 'self' https://abc.supabase.co",
  );
});

test("nobody may frame the site, change its base or send its forms elsewhere", () => {
  const policy = contentSecurityPolicy(hosted);
  expect(directive(policy, "frame-ancestors")).toBe("frame-ancestors 'none'");
  expect(directive(policy, "base-uri")).toBe("base-uri 'none'");
  expect(directive(policy, "form-action")).toBe("form-action 'self'");
  expect(directive(policy, "object-src")).toBe("object-src 'none'");
});

test("pictures of articles come from any https address, over http only from a local backend", () => {
  expect(directive(contentSecurityPolicy(hosted), "img-src")).toBe("img-src 'self' data: blob: https:");
  expect(directive(contentSecurityPolicy(local), "img-src")).toBe(
    "img-src 'self' data: blob: https: http://127.0.0.1:54321",
  );
});

test("https is insisted on where the site is served by https, and only there", () => {
  expect(contentSecurityPolicy(hosted)).toContain("upgrade-insecure-requests");
  expect(securityHeaders(hosted)["Strict-Transport-Security"]).toBe("max-age=63072000; includeSubDomains");
  expect(contentSecurityPolicy(local)).not.toContain("upgrade-insecure-requests");
  expect(securityHeaders(local)).not.toHaveProperty("Strict-Transport-Security");
});

test("a script's hash is the one a browser computes", () => {
  // The example of the Content Security Policy specification, section 2.3.1.
  expect(inlineScriptHash("doSomething()")).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/);
  expect(inlineScriptHash("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test("no value breaks a header or one of Cloudflare's lines", () => {
  for (const [name, value] of Object.entries(securityHeaders(hosted))) {
    expect(value).toMatch(/^[\u0020-\u007e]+$/);
    expect(`  ${name}: ${value}`.length).toBeLessThan(2000);
  }
});
