const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A new subscription as stripe-webhook passes it to store_subscription. */
export const reported = {
  provider_id: "sub_1",
  customer_id: "cus_1",
  is_live: false,
  customer_name: "Jane Doe",
  customer_email: "jane@example.com",
  package: "Standard",
  amount: 9900,
  currency: "gbp",
  billing_period: "month",
  status: "active",
  origin: "home",
  started_at: inHours(-1),
  period_ends_at: inHours(720),
};

export function reportOf(eventId: string, revision: number, changed: object = {}): string {
  const event = {
    id: eventId,
    type: "customer.subscription.updated",
    occurred_at: "2026-01-02T03:04:05Z",
    is_live: false,
  };
  return `select outcome, subscription_id from public.store_subscription(
    '${JSON.stringify(event)}', '${JSON.stringify({ ...reported, ...changed })}', ${revision})`;
}
