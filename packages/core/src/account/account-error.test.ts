import { expect, test } from "vitest";
import { accountError, AccountError } from "./account-error.ts";
import { readPasswordLink } from "./password.ts";

test.each([
  [{ code: "same_password" }, "This is the password you have now. Choose another one."],
  [
    { code: "weak_password", reasons: ["length", "pwned"] },
    "This password is too weak. It is too short: take 8 characters or more. It is on a list of stolen passwords, which are tried first. Choose one that nobody else has.",
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
    "A mail was asked for too often. Try again in 42 seconds; what you typed stays here.",
  ],
  [
    { code: "over_request_rate_limit", message: "Request rate limit reached" },
    "That was tried too often. Wait a while, then try again; what you typed stays here.",
  ],
  [
    { code: "reauthentication_needed" },
    "The server wants to see you sign in first. Log out, log in, and try once more.",
  ],
  [
    { name: "AuthRetryableFetchError", message: "{}" },
    "The server could not be reached. Please check your connection and try again.",
  ],
  [{ code: "something_new", message: "The server's words." }, "The server's words."],
])("%o is said as %s", (refusal, sentence) => {
  expect(accountError(refusal).message).toBe(sentence);
});

test.each([
  ["#token_hash=abc&type=recovery", { tokenHash: "abc", type: "recovery" }],
  ["#token_hash=abc&type=invite", { tokenHash: "abc", type: "invite" }],
  ["#access_token=a&refresh_token=r&type=recovery", { accessToken: "a", refreshToken: "r" }],
  ["", null],
  ["#/admin/new-password", null],
  ["#access_token=a", null],
])("the link %s holds %o", (fragment, held) => {
  expect(readPasswordLink(fragment)).toEqual(held);
});

test("a link that Auth's own address has refused is known for it", () => {
  const link = readPasswordLink("#error=access_denied&error_code=otp_expired&error_description=over");
  expect(link).toBeInstanceOf(AccountError);
  expect((link as AccountError).code).toBe("otp_expired");
});
