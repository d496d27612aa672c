import type { SendMailOptions } from "nodemailer";
import type { Row, SqlFunction } from "../contracts/database-types.ts";
import type { DeliveryReport } from "../contracts/deliver-mails.ts";
import { composeEnquiryMail } from "../enquiries/enquiry-mail.ts";
import type { Environment, MailSettings } from "../environment.ts";
import { databaseFailed } from "../http-error.ts";
import { logEvent } from "../log.ts";
import type { DatabaseClient } from "../service-client.ts";
import { portalLink } from "../payments/portal-link.ts";
import { composeSubscriptionMail } from "../subscriptions/subscription-mail.ts";
import { describeMailFailure, sendMail } from "../mail/send-mail.ts";

/** Number of concurrent emails. Mail servers limit connections per client. */
const mailsAtOnce = 3;

/**
 * Sends up to three emails that are due, or the one with `mailId` even if it is not due, unless it was sent or is being
 * sent. A failed email stays stored and is retried. Throws HttpError 503 if the database fails.
 */
export async function deliverMails(
  database: DatabaseClient,
  environment: Environment,
  mailId?: string,
): Promise<DeliveryReport> {
  const claimed = await database.rpc("claim_mails", {
    batch_size: mailsAtOnce,
    only_mail: mailId ?? null,
  } satisfies SqlFunction<"claim_mails">["Args"]);
  if (claimed.error !== null) {
    const sentence = "The emails could not be read just now. Please try again in a minute.";
    throw databaseFailed("emails not claimed", claimed, sentence);
  }
  const outcomes = await Promise.all(claimed.data.map((mail) => deliver(database, environment, mail)));
  const sent = outcomes.filter(Boolean).length;
  return { sent, failed: outcomes.length - sent };
}

/** As `deliverMails`, for a request that has just stored emails. Never throws: cron sends them if this fails. */
export async function deliverNow(...args: Parameters<typeof deliverMails>): Promise<void> {
  try {
    await deliverMails(...args);
  } catch (error) {
    logEvent("emails not delivered at once", { error: (error as Error).name });
  }
}

/** Sends a claimed email and records the outcome. Returns whether it was sent. Never throws. */
async function deliver(
  database: DatabaseClient,
  environment: Environment,
  mail: Row<"mails">,
): Promise<boolean> {
  const { id, kind, attempts: attempt } = mail;
  const reason = await tryToSend(database, environment, mail);
  const changes =
    reason === undefined
      ? { state: "sent" as const, error: null }
      : {
          state: "failed" as const,
          error: reason,
          next_attempt_at: nextAttemptAt(attempt, new Date()).toISOString(),
        };
  // A slow failed attempt must not overwrite the "sent" state from a later attempt.
  const record = async () =>
    (await database.from("mails").update(changes).eq("id", id).neq("state", "sent")).error === null;
  // Retries once, because an email that is not marked as sent would be sent again.
  const recorded = (await record()) || (await record());
  logEvent("mail", { id, kind, attempt, reason, recorded });
  return reason === undefined;
}

/** Returns the reason if the email was not sent. */
async function tryToSend(
  database: DatabaseClient,
  environment: Environment,
  mail: Row<"mails">,
): Promise<string | undefined> {
  const settings = environment.mail;
  if (settings === undefined || (mail.subscription_id !== null && !environment.siteUrl))
    return "The mail settings are incomplete.";
  try {
    await sendMail(settings, await compose(database, mail, settings, environment));
    return undefined;
  } catch (error) {
    return describeMailFailure(error);
  }
}

/** Composes the email from its record as it is now. Throws if the record was deleted. */
async function compose(
  database: DatabaseClient,
  mail: Row<"mails">,
  settings: MailSettings,
  { siteUrl, secretKeys }: Environment,
): Promise<SendMailOptions> {
  const { kind } = mail;
  const id = mail.enquiry_id ?? mail.subscription_id ?? "";
  if (kind === "enquiry") {
    const enquiry = database.from("contact_enquiries").select("*").eq("id", id);
    const { data } = await enquiry.single().throwOnError();
    return composeEnquiryMail(data, settings, siteUrl);
  }
  const subscription = database.from("subscriptions").select("*").eq("id", id);
  const { data } = await subscription.single().throwOnError();
  const site = siteUrl ?? "";
  return composeSubscriptionMail({ ...mail, kind }, data, settings, {
    siteUrl: site,
    portal: portalLink(site, secretKeys[0], { subscription: id, link: mail.id }),
    phone: kind === "new" && data.customer_email ? await phoneOf(database, data.customer_email) : undefined,
  });
}

/** The number in the last enquiry from an address. */
async function phoneOf(database: DatabaseClient, address: string): Promise<string | null | undefined> {
  const enquiries = database.from("contact_enquiries").select("phone").ilike("email", literally(address));
  const { data } = await enquiries
    .not("phone", "is", null)
    .order("created_at", { ascending: false })
    .limit(1)
    .throwOnError();
  return data[0]?.phone;
}

const literally = (text: string) => text.replaceAll(/[\\%_]/g, "\\$&");

const minute = 60_000;
const longestPause = 6 * 60 * minute;

/** Exponential backoff: 1, 2, 4 … minutes, at most 6 hours. */
export function nextAttemptAt(attempts: number, now: Date): Date {
  const pause = Math.min(longestPause, minute * 2 ** Math.max(0, attempts - 1));
  return new Date(now.getTime() + pause);
}
