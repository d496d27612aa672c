import type { Row } from "../contracts/database-types.ts";
import type { MailSettings } from "../environment.ts";
import { logEvent } from "../log.ts";
import type { DatabaseClient } from "../service-client.ts";
import { composeEnquiryMail, type StoredEnquiry } from "./enquiry-mail.ts";
import { describeMailFailure, sendMail } from "./send-mail.ts";

type Delivery = "sent" | "failed";

type Context = { database: DatabaseClient; mail: MailSettings | undefined };

/** The caller must have claimed the enquiry. Never throws: a failed enquiry stays stored and is retried. */
export async function deliverEnquiry(enquiry: StoredEnquiry, { database, mail }: Context): Promise<Delivery> {
  const failure = await tryToMail(enquiry, mail);
  const outcome: Delivery = failure === undefined ? "sent" : "failed";
  const recorded =
    failure === undefined
      ? await recordSent(database, enquiry.id)
      : await recordFailed(database, enquiry, failure);
  logEvent("enquiry mail", {
    enquiry: enquiry.id,
    outcome,
    attempt: enquiry.mail_attempts,
    reason: failure,
    recorded,
  });
  return outcome;
}

async function tryToMail(
  enquiry: StoredEnquiry,
  mail: MailSettings | undefined,
): Promise<string | undefined> {
  if (mail === undefined) return "The mail settings are incomplete.";
  try {
    await sendMail(mail, composeEnquiryMail(enquiry, mail));
    return undefined;
  } catch (error) {
    return describeMailFailure(error);
  }
}

/** Retries once, because an enquiry that is not marked as sent would be emailed again. */
async function recordSent(database: DatabaseClient, id: string): Promise<boolean> {
  const mark = () => update(database, id, { mail_state: "sent", mail_error: null });
  return (await mark()) || (await mark());
}

function recordFailed(database: DatabaseClient, enquiry: StoredEnquiry, reason: string): Promise<boolean> {
  return update(database, enquiry.id, {
    mail_state: "failed",
    mail_error: reason,
    mail_next_attempt_at: nextAttemptAt(enquiry.mail_attempts, new Date()).toISOString(),
  });
}

async function update(
  database: DatabaseClient,
  id: string,
  changes: Partial<Row<"contact_enquiries">>,
): Promise<boolean> {
  try {
    // A slow failed attempt must not overwrite the "sent" state from a later attempt.
    const { error } = await database
      .from("contact_enquiries")
      .update(changes)
      .eq("id", id)
      .neq("mail_state", "sent");
    return error === null;
  } catch {
    return false;
  }
}

const minute = 60_000;
const longestPause = 6 * 60 * minute;

/** Exponential backoff: 1, 2, 4 … minutes, at most 6 hours. */
export function nextAttemptAt(attempts: number, now: Date): Date {
  const pause = Math.min(longestPause, minute * 2 ** Math.max(0, attempts - 1));
  return new Date(now.getTime() + pause);
}
