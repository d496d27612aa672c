import { createTransport, type SendMailOptions } from "nodemailer";
import type { MailSettings } from "./environment.ts";

/**
 * Takes the mail server's settings and a message; resolves once the server has taken the message. Half of the time is
 * for being connected and greeted. Rejects with nodemailer's error when the server refuses, cannot be reached or is not
 * done in time.
 */
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
    // When time is up the connection must not linger, or a mail counted as failed might still go out.
    socketCloseTimeout: 500,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({ ...message, signal: AbortSignal.timeout(timeout) });
  } finally {
    transport.close();
  }
}
