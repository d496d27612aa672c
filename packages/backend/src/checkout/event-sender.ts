import { setTimeout as pause } from "node:timers/promises";
import type { RequestLog } from "../http/request-log.ts";
import type { PracticeEvent } from "./practice-subscription.ts";

/** Milliseconds before each retry. */
const pauses = [1000, 5000, 30_000, 120_000];
const attemptTimeout = 10_000;
const patience = 5000;

export type EventSender = {
  /** Resolves when each event was sent once, or after five seconds. Never rejects. Retries in the background. */
  send: (events: readonly PracticeEvent[]) => Promise<void>;
  /** Cancels retries. */
  stop: () => Promise<void>;
};

/** Sends events to `address`, signed with STRIPE_WEBHOOK_SECRET. Without this setting, sends nothing. */
export function createEventSender(address: string, log: Pick<RequestLog, "error">): EventSender {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();

  const attempt = async (event: PracticeEvent): Promise<boolean> => {
    try {
      return await deliver(event, address, stopping.signal);
    } catch {
      return false;
    }
  };

  const retry = async (event: PracticeEvent) => {
    for (const milliseconds of pauses) {
      await pause(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (stopping.signal.aborted || (await attempt(event))) return;
    }
    log.error(`The practice event ${event.type} could not be delivered.`, `${address} did not accept it.`);
  };

  const track = (work: Promise<void>) => {
    running.add(work);
    void work.finally(() => running.delete(work));
    return work;
  };

  const sendOnce = async (events: readonly PracticeEvent[]) => {
    for (const event of events) {
      if (!(await attempt(event))) void track(retry(event));
    }
  };

  return {
    async send(events) {
      const enough = new AbortController();
      await Promise.race([
        track(sendOnce(events)),
        pause(patience, undefined, { signal: enough.signal, ref: false }).catch(() => undefined),
      ]);
      enough.abort();
    },
    async stop() {
      stopping.abort();
      while (running.size > 0) await Promise.all(running);
    },
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
