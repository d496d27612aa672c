import { checkoutPackages } from "@brightwren/functions/contracts/checkout-packages";
import type { Row } from "@brightwren/functions/contracts/database-types";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { stripeTestKey } from "../mocks/stripe-server.ts";
import { type SignedEvent, sign, webhookSecret } from "../mocks/subscription-provider.ts";
import { startOwnBackend } from "./enquiries-visitor.ts";

/** Starts a backend whose functions use this provider and mail server. */
export function startSubscriptionBackend(providerUrl: string, smtpUrl: string): Promise<RunningBackend> {
  const [first, second] = checkoutPackages;
  return startOwnBackend({
    SITE_URL: "https://brightwren.example",
    SMTP_URL: smtpUrl,
    STRIPE_SECRET_KEY: stripeTestKey,
    STRIPE_PRICE_IDS: `${first?.priceId}=price_1A,${second?.priceId}=price_1B`,
    STRIPE_API_BASE: providerUrl,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  });
}

/** Posts to the function as the provider does, without a key. */
export function post({ url }: RunningBackend, body: string, signature?: string): Promise<Response> {
  return fetch(`${url}/functions/v1/stripe-webhook`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(signature && { "stripe-signature": signature }) },
    body,
  });
}

export const deliverEvent = (backend: RunningBackend, { body }: SignedEvent): Promise<Response> =>
  post(backend, body, sign(body));

export async function storedSubscription(
  { sql }: RunningBackend,
  providerId: string,
): Promise<Row<"subscriptions"> | undefined> {
  const [row] = await sql<{ row: Row<"subscriptions"> }>(
    "select to_jsonb(s) as row from public.subscriptions s where provider_id = $1",
    [providerId],
  );
  return row?.row;
}

/** Returns `kind occasion state` of each email of a subscription. */
export async function storedMails({ sql }: RunningBackend, providerId: string): Promise<string[]> {
  const rows = await sql<{ mail: string }>(
    `select m.kind || ' ' || m.occasion || ' ' || m.mail_state as mail
     from public.subscription_mails m join public.subscriptions s on s.id = m.subscription_id
     where s.provider_id = $1 order by m.kind, m.occasion`,
    [providerId],
  );
  return rows.map(({ mail }) => mail);
}
