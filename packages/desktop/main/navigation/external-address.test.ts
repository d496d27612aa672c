import { expect, test } from "vitest";
import { externalAddress } from "./external-address.ts";

test.each([
  ["https://brightwren.example/blog", "https://brightwren.example/blog"],
  ["http://127.0.0.1:5173/", "http://127.0.0.1:5173/"],
  ["mailto:anna@example.org?subject=Hello", "mailto:anna@example.org?subject=Hello"],
  ["HTTPS://EXAMPLE.ORG", "https://example.org/"],
])("%s is handed on", (value, address) => expect(externalAddress(value)).toBe(address));

test.each([
  "javascript:alert(1)",
  "file:///etc/passwd",
  "data:text/html,<script>1</script>",
  "smb://server/share",
  "ms-msdt:/id",
  "vbscript:x",
  "app://brightwren/index.html",
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
])("%s is not", (value) => expect(externalAddress(value)).toBeNull());
