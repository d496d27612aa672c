import type { SqlFunction } from "../contracts/database-types.ts";
import type { DeliveryReport } from "../contracts/deliver-enquiries.ts";
import type { Environment } from "../environment.ts";
import { countSent, deliverMail, mailsAtOnce } from "../mail/deliver-mail.ts";
import type { DatabaseClient } from "../service-client.ts";
import { composeSubscriptionMail } from "./subscription-mail.ts";

/** Sends up to three emails that are due, or the one with `mailId`. Throws the database's error if it cannot claim them. */
export async function deliverSubscriptionMails(
  database: DatabaseClient,
  { mail, siteUrl = "" }: Pick<Environment, "mail" | "siteUrl">,
  mailId?: string,
): Promise<DeliveryReport> {
  const { data } = await database
    .rpc("claim_subscription_mails", {
      batch_size: mailsAtOnce,
      only_mail: mailId ?? null,
    } satisfies SqlFunction<"claim_subscription_mails">["Args"])
    .throwOnError();
  const deliveries = data.map((claimed) =>
    deliverMail(database, "subscription_mails", claimed, siteUrl ? mail : undefined, async (settings) => {
      const { data: subscription } = await database
        .from("subscriptions")
        .select("*")
        .eq("id", claimed.subscription_id)
        .single()
        .throwOnError();
      return composeSubscriptionMail(claimed, subscription, settings, siteUrl);
    }),
  );
  return countSent(deliveries);
}
