import type { Stripe } from "stripe";

/** The events that `npm run deploy` asks the provider for. */
export const subscriptionEvents = [
  "checkout.session.completed",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "invoice.payment_failed",
  "invoice.paid",
] as const satisfies Stripe.Event["type"][];

const idOf = (value: string | { id: string } | null | undefined): string | undefined =>
  typeof value === "string" ? value : value?.id;

/** Returns the id of the subscription that an event is about, or undefined for any other event. */
export function subscriptionOf(event: Stripe.Event): string | undefined {
  switch (event.type) {
    case "checkout.session.completed":
      return idOf(event.data.object.subscription);
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
      return event.data.object.id;
    case "invoice.payment_failed":
    case "invoice.paid":
      return idOf(event.data.object.parent?.subscription_details?.subscription);
    default:
      return undefined;
  }
}
