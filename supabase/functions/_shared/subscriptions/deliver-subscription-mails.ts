import type { Row, SqlFunction } from "../contracts/database-types.ts";
import { nextAttemptAt } from "../enquiries/deliver-enquiry.ts";
import { describeMailFailure, sendMail } from "../enquiries/send-mail.ts";
import type { Environment } from "../environment.ts";
import { logEvent } from "../log.ts";
import type { DatabaseClient } from "../service-client.ts";
import { composeSubscriptionMail, type SubscriptionMail } from "./subscription-mail.ts";

/** Number of concurrent emails, as for enquiries. */
const batchSize = 3;

type Report = { sent: number; failed: number };

/**
 * Sends up to three emails that are due, or the one with `mailId`. A failed email stays stored and is retried. Throws
 * the database's error if the emails cannot be claimed.
 */
export async function deliverSubscriptionMails(
  database: DatabaseClient,
  environment: Pick<Environment, "mail" | "siteUrl">,
  mailId?: string,
): Promise<Report> {
  const { data } = await database
    .rpc("claim_subscription_mails", {
      batch_size: batchSize,
      only_mail: mailId ?? null,
    } satisfies SqlFunction<"claim_subscription_mails">["Args"])
    .throwOnError();
  const outcomes = await Promise.all(data.map((mail) => deliver(database, environment, mail)));
  const sent = outcomes.filter(Boolean).length;
  return { sent, failed: outcomes.length - sent };
}

async function deliver(
  database: DatabaseClient,
  environment: Pick<Environment, "mail" | "siteUrl">,
  mail: SubscriptionMail,
): Promise<boolean> {
  const failure = await send(database, environment, mail);
  const changes: Partial<Row<"subscription_mails">> =
    failure === undefined
      ? { mail_state: "sent", mail_error: null }
      : {
          mail_state: "failed",
          mail_error: failure,
          mail_next_attempt_at: nextAttemptAt(mail.mail_attempts, new Date()).toISOString(),
        };
  // Retries once, because an email that is not marked as sent would be sent again.
  const recorded = (await record(database, mail.id, changes)) || (await record(database, mail.id, changes));
  logEvent("subscription mail", {
    mail: mail.id,
    kind: mail.kind,
    attempt: mail.mail_attempts,
    reason: failure,
    recorded,
  });
  return failure === undefined;
}

/** Returns the reason if the email was not sent. */
async function send(
  database: DatabaseClient,
  { mail: settings, siteUrl }: Pick<Environment, "mail" | "siteUrl">,
  mail: SubscriptionMail,
): Promise<string | undefined> {
  if (settings === undefined || siteUrl === undefined) return "The mail settings are incomplete.";
  try {
    const { data: subscription } = await database
      .from("subscriptions")
      .select("*")
      .eq("id", mail.subscription_id)
      .single()
      .throwOnError();
    await sendMail(settings, composeSubscriptionMail(mail, subscription, settings, siteUrl));
    return undefined;
  } catch (error) {
    return describeMailFailure(error);
  }
}

async function record(
  database: DatabaseClient,
  id: string,
  changes: Partial<Row<"subscription_mails">>,
): Promise<boolean> {
  try {
    // A slow failed attempt must not overwrite the "sent" state of a later attempt.
    const { error } = await database
      .from("subscription_mails")
      .update(changes)
      .eq("id", id)
      .neq("mail_state", "sent");
    return error === null;
  } catch {
    return false;
  }
}
