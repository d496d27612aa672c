import type { SendMailOptions } from "nodemailer";
import type { DeliveryReport } from "../contracts/deliver-enquiries.ts";
import { describeMailFailure, sendMail } from "./send-mail.ts";
import type { MailSettings } from "../environment.ts";
import { logEvent } from "../log.ts";
import type { DatabaseClient } from "../service-client.ts";

/** Number of concurrent emails. Mail servers limit connections per client. */
export const mailsAtOnce = 3;

/**
 * Sends an email that the caller has claimed and records the outcome in its row. Returns whether it was sent. Never
 * throws: a failed email stays stored and is retried.
 */
export async function deliverMail(
  database: DatabaseClient,
  table: "contact_enquiries" | "subscription_mails",
  { id, mail_attempts: attempt }: { id: string; mail_attempts: number },
  settings: MailSettings | undefined,
  compose: (settings: MailSettings) => SendMailOptions | Promise<SendMailOptions>,
): Promise<boolean> {
  const reason = await tryToSend(settings, compose);
  const changes =
    reason === undefined
      ? { mail_state: "sent" as const, mail_error: null }
      : {
          mail_state: "failed" as const,
          mail_error: reason,
          mail_next_attempt_at: nextAttemptAt(attempt, new Date()).toISOString(),
        };
  const record = async () => {
    try {
      // A slow failed attempt must not overwrite the "sent" state from a later attempt.
      const { error } = await database.from(table).update(changes).eq("id", id).neq("mail_state", "sent");
      return error === null;
    } catch {
      return false;
    }
  };
  // Retries once, because an email that is not marked as sent would be sent again.
  const recorded = (await record()) || (await record());
  logEvent("mail", { table, id, attempt, reason, recorded });
  return reason === undefined;
}

/** Returns the reason if the email was not sent. */
async function tryToSend(
  settings: MailSettings | undefined,
  compose: (settings: MailSettings) => SendMailOptions | Promise<SendMailOptions>,
): Promise<string | undefined> {
  if (settings === undefined) return "The mail settings are incomplete.";
  try {
    await sendMail(settings, await compose(settings));
    return undefined;
  } catch (error) {
    return describeMailFailure(error);
  }
}

export async function countSent(deliveries: Promise<boolean>[]): Promise<DeliveryReport> {
  const outcomes = await Promise.all(deliveries);
  const sent = outcomes.filter(Boolean).length;
  return { sent, failed: outcomes.length - sent };
}

const minute = 60_000;
const longestPause = 6 * 60 * minute;

/** Exponential backoff: 1, 2, 4 … minutes, at most 6 hours. */
export function nextAttemptAt(attempts: number, now: Date): Date {
  const pause = Math.min(longestPause, minute * 2 ** Math.max(0, attempts - 1));
  return new Date(now.getTime() + pause);
}
