import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

test("allows only scripts from the bundle and requests to the project", () => {
  const policy = contentSecurityPolicy({
    url: "https://abc.supabase.co/x",
    siteUrl: "https://brightwren.example",
  });
  expect(policy.split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self' https://abc.supabase.co",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
});

test("allows images over plain http when the backend or site is local", () => {
  const policy = contentSecurityPolicy({ url: "http://127.0.0.1:54321", siteUrl: "http://127.0.0.1:5173" });
  expect(policy).toContain("img-src 'self' data: blob: https: http://127.0.0.1:54321 http://127.0.0.1:5173;");
});
