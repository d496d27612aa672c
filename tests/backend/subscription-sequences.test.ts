import { array, assert, asyncProperty, constant, constantFrom, nat, oneof, record } from "fast-check";
import { expect, test, vi } from "vitest";
import {
  advance,
  type ProviderStep,
  type ProviderSubscription,
  sign,
  type SignedEvent,
  subscribe,
} from "../mocks/subscription-provider.ts";
import { isDeep } from "../setup/test-depth.ts";
import { callFunction } from "./enquiries-visitor.ts";
import { subscriptionBackend } from "./subscription-backend.ts";

const { backend, mailServer, provider, post, deliver, stored, storedMails } = subscriptionBackend();

const providerSteps: ProviderStep[] = ["pay", "fail", "settle", "cancel", "resume", "end", "expire", "renew"];

/** `n` chooses one of the events that wait or were delivered. */
const step = oneof(
  { weight: 4, arbitrary: record({ does: constantFrom(...providerSteps), n: constant(0) }) },
  {
    weight: 6,
    arbitrary: record({
      does: constantFrom("deliver", "deliver", "deliver two", "repeat", "replay", "forge"),
      n: nat(20),
    }),
  },
  {
    weight: 1,
    arbitrary: record({ does: constantFrom("mail fails", "mail works", "provider fails"), n: constant(0) }),
  },
);

type Step = { does: string; n: number };

/** The provider's events of one subscription, and what must follow from them. */
class Sequence {
  readonly subscription: ProviderSubscription;
  waiting: SignedEvent[];
  delivered: SignedEvent[] = [];
  failedInvoices = new Set<string>();
  cancellations = new Set<string>();
  /** Unexpected responses. */
  faults: string[] = [];

  constructor() {
    const { subscription, events } = subscribe(provider);
    this.subscription = subscription;
    this.waiting = events;
  }

  async run({ does, n }: Step): Promise<void> {
    if (does === "mail fails") mailServer.become("refuses");
    else if (does === "mail works") mailServer.become("works");
    else if (does === "provider fails") await this.deliverInVain(n);
    else if (does === "deliver") await this.deliver([n]);
    else if (does === "deliver two") await this.deliver([n, n + 1]);
    else if (does === "repeat") await this.again(n, 200, (body) => sign(body));
    else if (does === "replay") await this.again(n, 400, (body) => sign(body, { age: 86_400 }));
    else if (does === "forge") await this.again(n, 400, (body) => sign(body, { secret: "whsec_forged" }));
    else this.advance(does as ProviderStep);
  }

  advance(does: ProviderStep): void {
    this.waiting.push(...advance(this.subscription, does));
    const { invoice, canceledAt } = this.subscription;
    if (invoice.status === "open") this.failedInvoices.add(invoice.id);
    if (canceledAt !== null) this.cancellations.add(new Date(canceledAt * 1000).toISOString());
  }

  /** Delivers waiting events at the same time, in any order. */
  async deliver(choices: number[]): Promise<void> {
    const events = new Set(
      choices.flatMap((n) => (this.waiting.length > 0 ? [this.waiting[n % this.waiting.length]!] : [])),
    );
    this.waiting = this.waiting.filter((event) => !events.has(event));
    const answers = await Promise.all([...events].map((event) => deliver(event)));
    this.faults.push(...answers.filter(({ ok }) => !ok).map(({ status }) => `a delivery returned ${status}`));
    this.delivered.push(...events);
  }

  /** The provider's API fails, so the event is still waiting afterwards. */
  async deliverInVain(n: number): Promise<void> {
    const event = this.waiting[n % Math.max(1, this.waiting.length)];
    if (event === undefined) return;
    provider.failNext(1);
    const { status } = await deliver(event);
    if (status !== 503) this.faults.push(`expected 503, received ${status}`);
  }

  async again(n: number, status: number, signature: (body: string) => string): Promise<void> {
    const events = status === 200 ? this.delivered : [...this.delivered, ...this.waiting];
    const event = events[n % Math.max(1, events.length)];
    if (event === undefined) return;
    const answer = await post(event.body, signature(event.body));
    if (answer.status !== status) this.faults.push(`expected ${status}, received ${answer.status}`);
  }
}

/** The provider repeats every event without a response, and cron sends the emails that failed. */
async function settle(sequence: Sequence): Promise<void> {
  mailServer.become("works");
  while (sequence.waiting.length > 0) await sequence.deliver([0]);
  // The backend's own timer may be sending one of them, so its run has to end too.
  await vi.waitFor(
    async () => {
      await backend.sql("update public.mails set next_attempt_at = now() where state = 'failed'");
      await callFunction(backend, "deliver-mails", {
        headers: { authorization: `Bearer ${backend.serviceRoleKey}` },
      });
      const mails = await storedMails(sequence.subscription);
      const unsent = mails.filter((mail) => !mail.endsWith(" sent"));
      if (unsent.length > 0) throw new Error(`not sent: ${unsent.join()}`);
    },
    { timeout: 30_000, interval: 50 },
  );
}

const isoOrNull = (seconds: number | null) =>
  seconds === null ? null : new Date(seconds * 1000).toISOString();

/** Returns how the stored state differs from the provider's. */
async function stateFaults({ subscription }: Sequence): Promise<string[]> {
  const { invoice, status, amount, cancelAt, endedAt } = subscription;
  const isFailing = invoice.status === "open" && endedAt === null;
  const row = await stored(subscription);
  const toIso = (at: string | null | undefined) => (at ? new Date(at).toISOString() : null);
  const actual = [
    row?.status,
    row?.amount,
    toIso(row?.cancels_at),
    toIso(row?.ended_at),
    toIso(row?.payment_failed_at),
  ];
  const expected = [
    status,
    amount,
    isoOrNull(cancelAt ?? endedAt),
    isoOrNull(endedAt),
    isFailing ? isoOrNull(invoice.created) : null,
  ];
  return actual.join() === expected.join()
    ? []
    : [`stored ${actual.join()}, provider has ${expected.join()}`];
}

/** Returns which emails are missing, too many or not sent. */
async function mailFaults({ subscription, failedInvoices, cancellations }: Sequence): Promise<string[]> {
  const { invoice, status, card, cancelAt, canceledAt, endedAt } = subscription;
  const isFailing = endedAt === null && invoice.status === "open";
  const expiresSoon = isoOrNull(
    Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 1, 1) / 1000,
  );
  const mails = await storedMails(subscription);
  const sent = (kind: string, occasion: string | null) => `${kind} ${occasion} sent`;
  const required = [
    sent("new", "start"),
    ...(endedAt === null ? [sent("confirmation", "start")] : []),
    ...(isFailing ? [sent("payment_failed", invoice.id), sent("customer_payment_failed", invoice.id)] : []),
    ...(canceledAt === null ? [] : [sent("cancelled", isoOrNull(canceledAt))]),
    ...(canceledAt === null || endedAt !== null ? [] : [sent("customer_cancelled", isoOrNull(canceledAt))]),
    ...(endedAt === null ? [] : [sent("customer_ended", isoOrNull(endedAt))]),
    ...(status === "active" && cancelAt === null && card.exp_year < 2099
      ? [sent("customer_card_expires", expiresSoon)]
      : []),
  ];
  const possible = new Set([
    ...required,
    sent("confirmation", "start"),
    sent("customer_card_expires", expiresSoon),
    ...[...failedInvoices].flatMap((id) => [sent("payment_failed", id), sent("customer_payment_failed", id)]),
    ...[...cancellations].flatMap((at) => [sent("cancelled", at), sent("customer_cancelled", at)]),
  ]);
  const received = new Set(mailServer.received.map(({ messageId }) => messageId));
  const isOnce = received.size === mails.length && mailServer.received.length === mails.length;
  return [
    ...required.filter((mail) => !mails.includes(mail)).map((mail) => `missing: ${mail}`),
    ...mails.filter((mail) => !possible.has(mail)).map((mail) => `unexpected: ${mail}`),
    ...(isOnce ? [] : [`${mails.length} emails were sent ${mailServer.received.length} times`]),
  ];
}

const runs = Number(process.env["SEQUENCES"] ?? (isDeep ? 10_000 : 12));

test("stores what the provider reports, and sends each email once, whatever happens to its events", async () => {
  await assert(
    asyncProperty(array(step, { maxLength: 14 }), async (steps) => {
      mailServer.received.length = 0;
      const sequence = new Sequence();
      for (const each of steps) await sequence.run(each);
      await settle(sequence);
      const faults = [...sequence.faults, ...(await stateFaults(sequence)), ...(await mailFaults(sequence))];
      expect(faults).toEqual([]);
    }),
    { numRuns: runs, ...(process.env["SEED"] && { seed: Number(process.env["SEED"]) }) },
  );
}, 3_600_000);
