import { createTransport, type SendMailOptions } from "nodemailer";
import type { MailSettings } from "../environment.ts";

/** Allows half of `timeout` for connecting. Rejects with nodemailer's error. */
export async function sendMail(
  { smtpUrl, timeout }: Pick<MailSettings, "smtpUrl" | "timeout">,
  message: SendMailOptions,
): Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeout * 0.5,
    dnsTimeout: timeout * 0.4,
    greetingTimeout: timeout * 0.5,
    socketTimeout: timeout,
    // Close the connection after a timeout, or an email recorded as failed might still be sent.
    socketCloseTimeout: 500,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    // Without it, out-of-office messages reply to the Reply-To address (RFC 3834, section 5).
    const headers = { "Auto-Submitted": "auto-generated" };
    await transport.sendMail({ ...message, headers, signal: AbortSignal.timeout(timeout) });
  } finally {
    transport.close();
  }
}

const reasons: Record<string, string> = {
  ECONNECTION: "The connection to the mail server failed.",
  ECONNREFUSED: "The connection to the mail server failed.",
  ESOCKET: "The connection to the mail server failed.",
  EDNS: "The mail server was not found.",
  ETIMEDOUT: "The mail server did not respond in time.",
  EABORT: "The mail server did not respond in time.",
  AbortError: "The mail server did not respond in time.",
  TimeoutError: "The mail server did not respond in time.",
  ETLS: "The secure connection to the mail server failed.",
  EAUTH: "The mail server rejected our sign-in.",
  ENOAUTH: "The mail server rejected our sign-in.",
};

/** Returns our own message for the owner, because the server's may contain addresses or credentials. */
export function describeMailFailure(error: unknown): string {
  const { code, name, responseCode } = (error ?? {}) as {
    code?: unknown;
    name?: unknown;
    responseCode?: unknown;
  };
  const known = reasons[String(code)] ?? reasons[String(name)];
  if (known !== undefined) return known;
  if (typeof responseCode === "number") return `The mail server rejected the message (${responseCode}).`;
  return "The mail could not be sent.";
}
