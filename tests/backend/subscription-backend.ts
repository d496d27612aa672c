import { checkoutPackages } from "@brightwren/functions/contracts/checkout-packages";
import type { Row } from "@brightwren/functions/contracts/database-types";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { type MailServer, startMailServer } from "../mocks/smtp-server.ts";
import { stripeTestKey } from "../mocks/stripe-server.ts";
import {
  type ProviderSubscription,
  sign,
  type SignedEvent,
  startSubscriptionProvider,
  subscribe,
  type SubscriptionProvider,
  webhookSecret,
} from "../mocks/subscription-provider.ts";
import { ownBackend } from "./own-backend.ts";

/** Starts a backend whose functions use a mock payment provider and mail server. */
export function subscriptionBackend() {
  const mailServer = {} as MailServer;
  const provider = {} as SubscriptionProvider;
  beforeAll(async () => {
    Object.assign(mailServer, await startMailServer());
    Object.assign(provider, await startSubscriptionProvider());
  });
  afterAll(() => Promise.all([provider.stop?.(), mailServer.goDown?.()]));
  const [first, second] = checkoutPackages;
  const backend = ownBackend(() => ({
    env: {
      SITE_URL: "https://brightwren.example",
      SMTP_URL: mailServer.url,
      STRIPE_SECRET_KEY: stripeTestKey,
      STRIPE_PRICE_IDS: `${first?.priceId}=price_1A,${second?.priceId}=price_1B`,
      STRIPE_API_BASE: provider.url,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
    },
  }));

  beforeEach(() => {
    mailServer.received.length = 0;
    mailServer.become("works");
  });

  /** Posts to the function as the provider does, without a key. */
  const post = (body: string, signature?: string): Promise<Response> =>
    fetch(`${backend.url}/functions/v1/stripe-webhook`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(signature && { "stripe-signature": signature }) },
      body,
    });

  const deliver = ({ body }: SignedEvent): Promise<Response> => post(body, sign(body));

  async function deliverAll(events: SignedEvent[]): Promise<void> {
    for (const event of events) expect((await deliver(event)).status).toBe(200);
  }

  async function subscribed(changes: Partial<ProviderSubscription> = {}): Promise<ProviderSubscription> {
    const { subscription, events } = subscribe(provider, changes);
    await deliverAll(events);
    return subscription;
  }

  async function stored({ id }: ProviderSubscription): Promise<Row<"subscriptions"> | undefined> {
    const [row] = await backend.sql<{ row: Row<"subscriptions"> }>(
      "select to_jsonb(s) as row from public.subscriptions s where provider_id = $1",
      [id],
    );
    return row?.row;
  }

  /** Returns `kind occasion state` of each email of a subscription. */
  async function storedMails({ id }: ProviderSubscription): Promise<string[]> {
    const rows = await backend.sql<{ mail: string }>(
      `select m.kind || ' ' || m.occasion || ' ' || m.state as mail
       from public.mails m join public.subscriptions s on s.id = m.subscription_id
       where s.provider_id = $1 order by m.kind, m.occasion`,
      [id],
    );
    return rows.map(({ mail }) => mail);
  }

  return { backend, mailServer, provider, post, deliver, deliverAll, subscribed, stored, storedMails };
}
