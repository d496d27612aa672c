import { expect, test } from "vitest";
import { linkTarget } from "./link-target.ts";

const site = "https://brightwren.example";

test("a relative link of an article leads to the public site", () => {
  expect(linkTarget("app://brightwren/contact?from=blog#form", site)).toBe(
    "https://brightwren.example/contact?from=blog#form",
  );
});

test("an address of the web is itself", () => {
  expect(linkTarget("https://example.org/a", site)).toBe("https://example.org/a");
});

test.each(["app://brightwren/index.html#/admin", "javascript:alert(1)", "file:///etc/passwd", 7, ""])(
  "%s leads nowhere",
  (value) => expect(linkTarget(value, site)).toBeNull(),
);
