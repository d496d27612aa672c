import { appOrigin } from "../bundle/app-address.ts";
import { expect, test } from "vitest";
import { linkTarget, externalAddress } from "./link-target.ts";

const site = "https://brightwren.example";

test("resolves an article's relative link to the public site", () => {
  expect(linkTarget(`${appOrigin}/contact?from=blog#form`, site)).toBe(
    "https://brightwren.example/contact?from=blog#form",
  );
});

test("returns a web address unchanged", () => {
  expect(linkTarget("https://example.org/a", site)).toBe("https://example.org/a");
});

test.each([`${appOrigin}/index.html#/admin`, "javascript:alert(1)", "file:///etc/passwd", 7, ""])(
  "returns null for the link %j",
  (value) => expect(linkTarget(value, site)).toBeNull(),
);

test.each([
  ["https://brightwren.example/blog", "https://brightwren.example/blog"],
  ["http://127.0.0.1:5173/", "http://127.0.0.1:5173/"],
  ["mailto:anna@example.org?subject=Hello", "mailto:anna@example.org?subject=Hello"],
  ["HTTPS://EXAMPLE.ORG", "https://example.org/"],
])("opens %s externally", (value, address) => expect(externalAddress(value)).toBe(address));

test.each([
  "javascript:alert(1)",
  "file:///etc/passwd",
  "data:text/html,<script>1</script>",
  "smb://server/share",
  "ms-msdt:/id",
  "vbscript:x",
  `${appOrigin}/index.html`,
  "brightwren://post/1",
  "https://user:secret@evil.example/",
  "/etc/passwd",
  "\\\\server\\share",
  "",
  `https://a.example/${"x".repeat(9000)}`,
  undefined,
  null,
  1,
  { href: "https://a.example" },
])("does not open %j externally", (value) => expect(externalAddress(value)).toBeNull());
