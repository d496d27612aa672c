import { expect, test } from "vitest";
import { isAppPage, toAppAddress, toBrowserAddress } from "./app-address.ts";

test.each([
  ["app://brightwren/index.html#/admin", "https://brightwren.app.invalid/index.html#/admin"],
  ["app://brightwren", "https://brightwren.app.invalid"],
  ["app://other/a?b=app://c", "https://other.app.invalid/a?b=app://c"],
])("maps %s to %s and back", (app, browser) => {
  expect(toBrowserAddress(app)).toBe(browser);
  expect(toAppAddress(browser)).toBe(app);
});

test.each([
  "https://example.org/app.invalid/",
  "http://127.0.0.1:1/",
  "about:blank",
  "https://a.app.invalid.example/",
])("rejects %s as foreign", (address) => {
  expect(isAppPage(address)).toBe(false);
  expect(toBrowserAddress(address)).toBe(address);
});
