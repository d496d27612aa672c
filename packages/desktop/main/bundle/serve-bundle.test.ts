import { expect, test } from "vitest";
import { bundleFile } from "./serve-bundle.ts";

const folder = "/opt/Brightwren/out/renderer";

test.each([
  ["app://brightwren/index.html", "/opt/Brightwren/out/renderer/index.html", "text/html; charset=utf-8"],
  [
    "app://brightwren/index.html?x#/admin",
    "/opt/Brightwren/out/renderer/index.html",
    "text/html; charset=utf-8",
  ],
  [
    "app://brightwren/assets/index-1.js",
    "/opt/Brightwren/out/renderer/assets/index-1.js",
    "text/javascript; charset=utf-8",
  ],
  ["app://brightwren/assets/a%20b.woff2", "/opt/Brightwren/out/renderer/assets/a b.woff2", "font/woff2"],
])("finds the file for %s", (address, path, type) => {
  expect(bundleFile(address, folder)).toEqual({ path, type });
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
