import { AccessError } from "@brightwren/core/session/access-error";
import { FunctionError } from "@brightwren/core/supabase/invoke-function";
import { expect, test } from "vitest";
import { isSessionExpired } from "./session-expired.ts";

test.each([
  ["nobody signed in", new AccessError("signed-out"), true],
  ["signed in without the role", new AccessError("not-admin"), false],
  [
    "a function that does not know the caller",
    new FunctionError("Please sign in again.", "unauthorized"),
    true,
  ],
  ["a gateway's 401 without a body", new FunctionError("", "http_401"), true],
  [
    "a function that knows the caller and refuses",
    new FunctionError("Only the owner may do this.", "forbidden"),
    false,
  ],
  ["a token past its time", Object.assign(new Error("JWT expired"), { code: "PGRST303" }), true],
  [
    "a policy that refuses",
    Object.assign(new Error("violates row-level security"), { code: "42501" }),
    false,
  ],
  ["no network", new TypeError("Failed to fetch"), false],
])("%s", (_, error, expired) => {
  expect(isSessionExpired(error)).toBe(expired);
});
