import { expect, test } from "vitest";
import { bundleFile, contentSecurityPolicy } from "./serve-bundle.ts";

const folder = "/opt/Brightwren/out/renderer";

test.each([
  ["index.html", "index.html", "text/html; charset=utf-8"],
  ["index.html?x#/admin", "index.html", "text/html; charset=utf-8"],
  ["assets/index-1.js", "assets/index-1.js", "text/javascript; charset=utf-8"],
  ["assets/a%20b.woff2", "assets/a b.woff2", "font/woff2"],
])("finds the file for %s", (address, path, type) => {
  expect(bundleFile(`app://brightwren/${address}`, folder)).toEqual({ path: `${folder}/${path}`, type });
});

test.each([
  "app://brightwren/",
  "app://brightwren/assets",
  "app://brightwren/assets/",
  "app://brightwren/..%2fmain%2findex.js",
  "app://brightwren/assets/..%2f..%2f..%2fmain/index.js",
  "app://brightwren/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "app://brightwren/..%5c..%5cmain%5cindex.js",
  "app://brightwren//etc/passwd",
  "app://brightwren/C:/Windows/win.html",
  "app://brightwren/index.html%00.js",
  "app://brightwren/%E0%A4%A",
  "app://brightwren/index.html.map",
  "app://brightwren/package.json",
  "not an address",
])("does not find a file for %j", (address) => {
  expect(bundleFile(address, folder)).toBeNull();
});

test.each(["app://brightwren/../../main/index.js", "app://brightwren/%2e%2e/main/index.js"])(
  "never resolves %s outside the bundle",
  (address) => expect(bundleFile(address, folder)?.path).toBe(`${folder}/main/index.js`),
);

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
