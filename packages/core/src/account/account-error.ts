import { shortestPassword } from "@brightwren/functions/contracts/password-link";

/** Why something about an account was not done: a sentence for the person, and Auth's code for programs. */
export class AccountError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = "AccountError";
    this.code = code;
  }
}

/** As much of Auth's error as is looked at. */
type Refusal = { code?: string | undefined; name?: string; message?: string; reasons?: readonly string[] };

const linkOver = "This link has been used already, or its time is over. Ask for a new one.";
const signInAgain = "Your session is over. Sign in again, then try once more.";

/** By Auth's codes, https://supabase.com/docs/guides/auth/debugging/error-codes */
const sentences: Record<string, string> = {
  same_password: "This is the password you have now. Choose another one.",
  invalid_credentials: "The current password is not right.",
  current_password_required: "A new password needs the current one.",
  otp_expired: linkOver,
  otp_disabled: linkOver,
  access_denied: linkOver,
  validation_failed: "The server does not take this. Check what you entered.",
  email_address_invalid: "The server does not take this address.",
  session_not_found: signInAgain,
  session_expired: signInAgain,
  bad_jwt: signInAgain,
  refresh_token_not_found: linkOver,
  reauthentication_needed: "The server wants to see you sign in first. Log out, log in, and try once more.",
  user_banned: "This account is blocked.",
};

/** What a password lacks, by the reasons of `weak_password`. */
const weaknesses: Record<string, string> = {
  length: `It is too short: take ${shortestPassword} characters or more.`,
  characters:
    "It lacks a kind of character that the server wants: mix small and capital letters, digits and signs.",
  pwned: "It is on a list of stolen passwords, which are tried first. Choose one that nobody else has.",
};

/** The error to throw for what Auth answered; whatever it knows no sentence for keeps Auth's own. */
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
    const what =
      code === "over_request_rate_limit" ? "That was tried too often." : "A mail was asked for too often.";
    return new AccountError(code, `${what} ${waitSentence(error.message)}`);
  }
  return new AccountError(
    code,
    sentences[code] ?? error.message ?? "The server refused, and did not say why.",
  );
}

/** Auth says how long in words alone: "you can only request this after 42 seconds". */
function waitSentence(message = ""): string {
  const seconds = /after (\d+) seconds?/.exec(message)?.[1];
  if (!seconds) return "Wait a while, then try again; what you typed stays here.";
  return `Try again in ${seconds === "1" ? "a second" : `${seconds} seconds`}; what you typed stays here.`;
}
