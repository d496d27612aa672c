import { appOrigin } from "../bundle/app-address.ts";
import { expect, test } from "vitest";
import { isPermitted } from "./permissions.ts";

const own = `${appOrigin}/`;
const local = "http://127.0.0.1:54321";
const hosted = "https://abc.supabase.co";

test.each(["local-network-access", "local-network", "loopback-network"])(
  "allows the permission %s only when the backend is local",
  (permission) => {
    expect(isPermitted(permission, own, local)).toBe(true);
    expect(isPermitted(permission, own, hosted)).toBe(false);
    expect(isPermitted(permission, "https://evil.example/", local)).toBe(false);
  },
);

test("allows copying text from our own page", () => {
  expect(isPermitted("clipboard-sanitized-write", own, hosted)).toBe(true);
  expect(isPermitted("clipboard-sanitized-write", "https://evil.example/", hosted)).toBe(false);
});

test.each(["media", "clipboard-read", "openExternal", "unknown"])("denies the permission %s", (permission) =>
  expect(isPermitted(permission, own, local)).toBe(false),
);
