type Provided = { provider_id: string; is_live: boolean };

/** Whether the practice checkout created the subscription. */
export const isPractice = ({ provider_id }: Pick<Provided, "provider_id">): boolean =>
  provider_id.startsWith("sub_practice");

/** A subscription's page in the provider's dashboard. Undefined for a practice subscription. */
export const providerPage = (subscription: Provided): string | undefined =>
  isPractice(subscription)
    ? undefined
    : `https://dashboard.stripe.com/${subscription.is_live ? "" : "test/"}subscriptions/${subscription.provider_id}`;
