import type { EventSender } from "./event-sender.ts";
import {
  practiceActions,
  type PracticeEventType,
  type PracticeOrder,
  type PracticeSubscription,
  startSubscription,
  subscriptionIdOf,
} from "./practice-subscription.ts";
import { readStoredSubscriptions, type Sql } from "./stored-subscriptions.ts";
import { eventObject } from "./stripe-objects.ts";

export type PracticeProvider = {
  find: (id: string) => Promise<PracticeSubscription | undefined>;
  /** Newest first. */
  list: () => Promise<PracticeSubscription[]>;
  /** Idempotent for each session. */
  subscribe: (order: PracticeOrder) => Promise<void>;
  /** Does nothing if the action is impossible in the subscription's state. */
  act: (id: string, action: string) => Promise<void>;
};

/** Replaces the payment provider. Stores subscriptions in memory. After a restart, recovers them from public.subscriptions. */
export function createPracticeProvider(sql: Sql, sender: Pick<EventSender, "send">): PracticeProvider {
  const known = new Map<string, PracticeSubscription>();
  const now = () => Math.floor(Date.now() / 1000);

  const report = (types: readonly PracticeEventType[], subscription: PracticeSubscription) =>
    sender.send(types.map((type) => eventObject(type, subscription, now())));

  const list = async () => {
    for (const stored of await readStoredSubscriptions(sql)) {
      if (!known.has(stored.id)) known.set(stored.id, stored);
    }
    return [...known.values()].toReversed().toSorted((a, b) => b.startedAt - a.startedAt);
  };

  const find = async (id: string) => {
    if (!known.has(id)) await list();
    return known.get(id);
  };

  return {
    find,
    list,
    async subscribe(order) {
      const id = subscriptionIdOf(order.sessionId);
      await find(id);
      // Looks again, because a second request may have waited for the same rows.
      if (known.has(id)) return;
      const subscription = startSubscription(order, now());
      known.set(id, subscription);
      await report(["checkout.session.completed", "invoice.paid"], subscription);
    },
    async act(id, name) {
      await find(id);
      const subscription = known.get(id);
      const action = Object.hasOwn(practiceActions, name) ? practiceActions[name] : undefined;
      if (!subscription || !action?.isPossible(subscription)) return;
      const changed = action.change(subscription, now());
      known.set(id, changed);
      await report(action.events, changed);
    },
  };
}
