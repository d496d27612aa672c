import { shortestPassword } from "@brightwren/functions/contracts/password-link";

/** `message` is shown to the user; `code` is Auth's error code. */
export class AccountError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = "AccountError";
    this.code = code;
  }
}

type Refusal = { code?: string | undefined; name?: string; message?: string; reasons?: readonly string[] };

const linkExpired = "This link has expired or has already been used. Ask for a new one.";
const signInAgain = "Your session has ended. Sign in again, then try again.";

/** Keyed by Auth's error codes, https://supabase.com/docs/guides/auth/debugging/error-codes */
const sentences: Record<string, string> = {
  same_password: "This is your current password. Choose a different one.",
  invalid_credentials: "The current password is wrong.",
  current_password_required: "Enter your current password too.",
  otp_expired: linkExpired,
  otp_disabled: linkExpired,
  access_denied: linkExpired,
  validation_failed: "The server didn’t accept this. Check what you entered.",
  email_address_invalid: "The server didn’t accept this email address.",
  session_not_found: signInAgain,
  session_expired: signInAgain,
  bad_jwt: signInAgain,
  refresh_token_not_found: linkExpired,
  reauthentication_needed: "Please confirm it’s you: log out, log in and try again.",
  user_banned: "This account is blocked.",
};

const weaknesses: Record<string, string> = {
  length: `Use at least ${shortestPassword} characters.`,
  characters: "Mix upper- and lower-case letters, digits and symbols.",
  pwned: "It is on a list of stolen passwords. Choose one that no one else uses.",
};

/** Maps an Auth error to our message, or to Auth's own message if the code is unknown. */
export function accountError(error: Refusal): AccountError {
  const code = error.code ?? "";
  if (error.name === "AuthRetryableFetchError" || error.name === "UnreachableError") {
    return new AccountError(
      "unreachable",
      "The server could not be reached. Please check your connection and try again.",
    );
  }
  if (code === "weak_password" || error.name === "AuthWeakPasswordError") {
    const said = (error.reasons ?? []).flatMap((reason) => weaknesses[reason] ?? []);
    const sentence = said.length > 0 ? said.join(" ") : (error.message ?? "");
    return new AccountError("weak_password", `This password is too weak. ${sentence}`.trim());
  }
  if (code === "over_email_send_rate_limit" || code === "over_request_rate_limit") {
    const what = code === "over_request_rate_limit" ? "Too many attempts." : "Too many emails requested.";
    return new AccountError(code, `${what} ${waitSentence(error.message)}`);
  }
  return new AccountError(
    code,
    sentences[code] ?? error.message ?? "The server refused without giving a reason.",
  );
}

/** Auth reports the delay only in its message: "you can only request this after 42 seconds". */
function waitSentence(message = ""): string {
  const seconds = /after (\d+) seconds?/.exec(message)?.[1];
  if (!seconds) return "Wait a while, then try again. What you typed stays here.";
  return `Try again in ${seconds === "1" ? "a second" : `${seconds} seconds`}. What you typed stays here.`;
}
