import { createTransport, type SendMailOptions } from "nodemailer";

/** Milliseconds from the first packet to the mail server's "accepted", or the attempt is given up. */
export const mailDeadline = 10_000;

/**
 * Takes the server's address and a message; resolves once the server has taken the message.
 * Rejects with nodemailer's error when it refuses, cannot be reached or is not done by the deadline.
 */
export async function sendMail(
  smtpUrl: string,
  message: SendMailOptions,
  deadline = mailDeadline,
): Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: Math.min(5000, deadline),
    dnsTimeout: Math.min(4000, deadline),
    greetingTimeout: Math.min(5000, deadline),
    socketTimeout: deadline,
    // After the deadline the connection must not linger, or a mail counted as failed might still go out.
    socketCloseTimeout: 500,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({ ...message, signal: AbortSignal.timeout(deadline) });
  } finally {
    transport.close();
  }
}
