import { setTimeout as pause } from "node:timers/promises";
import type { RequestLog } from "../http/request-log.ts";
import type { PracticeEvent } from "./practice-subscription.ts";

/** Milliseconds before each retry. */
const pauses = [1000, 5000, 30_000, 120_000];
const attemptTimeout = 10_000;

/** Sends events to `address`, signed with STRIPE_WEBHOOK_SECRET. Without this setting, sends nothing. */
export function createEventSender(address: string, log: Pick<RequestLog, "error">) {
  const stopping = new AbortController();
  const attempt = (event: PracticeEvent) => deliver(event, address, stopping.signal).catch(() => false);

  const retry = async (event: PracticeEvent) => {
    for (const milliseconds of pauses) {
      await pause(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (stopping.signal.aborted || (await attempt(event))) return;
    }
    log.error(`The practice event ${event.type} could not be delivered.`, `${address} did not accept it.`);
  };

  return {
    /** Resolves when each event was sent once. Never rejects. Retries in the background. */
    send: async (events: readonly PracticeEvent[]) => {
      for (const event of events) if (!(await attempt(event))) void retry(event);
    },
    /** Cancels retries. */
    stop: () => stopping.abort(),
  };
}

/** Like Stripe, signs each attempt anew, because signatures expire. Resolves to false if the event was rejected. */
async function deliver(event: PracticeEvent, address: string, stopped: AbortSignal): Promise<boolean> {
  const secret = process.env["STRIPE_WEBHOOK_SECRET"]?.trim();
  if (!secret) return true;
  // Loading the library takes a while and is not needed at startup.
  const { Stripe } = await import("stripe");
  const payload = JSON.stringify(event);
  const response = await fetch(address, {
    method: "POST",
    headers: {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret }),
    },
    body: payload,
    redirect: "error",
    signal: AbortSignal.any([stopped, AbortSignal.timeout(attemptTimeout)]),
  });
  await response.body?.cancel();
  return response.ok;
}
