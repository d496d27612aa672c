import { expect, test } from "vitest";
import { accountError, AccountError } from "./account-error.ts";
import { readPasswordLink } from "./password.ts";

test.each([
  [{ code: "same_password" }, "This is your current password. Choose a different one."],
  [
    { code: "weak_password", reasons: ["length", "pwned"] },
    "This password is too weak. Use at least 8 characters. It is on a list of stolen passwords. Choose one that no one else uses.",
  ],
  [
    { code: "weak_password", message: "Too plain.", reasons: ["new_reason"] },
    "This password is too weak. Too plain.",
  ],
  [
    {
      code: "over_email_send_rate_limit",
      message: "For security purposes, you can only request this after 42 seconds.",
    },
    "Too many emails requested. Try again in 42 seconds. What you typed stays here.",
  ],
  [
    { code: "over_request_rate_limit", message: "Request rate limit reached" },
    "Too many attempts. Wait a while, then try again. What you typed stays here.",
  ],
  [{ code: "reauthentication_needed" }, "Please confirm it’s you: log out, log in and try again."],
  [
    { name: "AuthRetryableFetchError", message: "{}" },
    "The server could not be reached. Please check your connection and try again.",
  ],
  [{ code: "something_new", message: "The server's words." }, "The server's words."],
])("maps the error %o to the message %s", (refusal, sentence) => {
  expect(accountError(refusal).message).toBe(sentence);
});

test.each([
  ["#token_hash=abc&type=recovery", { tokenHash: "abc", type: "recovery" }],
  ["#token_hash=abc&type=invite", { tokenHash: "abc", type: "invite" }],
  ["#access_token=a&refresh_token=r&type=recovery", { accessToken: "a", refreshToken: "r" }],
  ["", null],
  ["#/admin/new-password", null],
  ["#access_token=a", null],
])("parses the fragment %j as %o", (fragment, held) => {
  expect(readPasswordLink(fragment)).toEqual(held);
});

test("returns an error when Auth has rejected the link", () => {
  const link = readPasswordLink("#error=access_denied&error_code=otp_expired&error_description=over");
  expect(link).toBeInstanceOf(AccountError);
  expect((link as AccountError).code).toBe("otp_expired");
});
