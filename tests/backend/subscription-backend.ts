import type { RunningBackend } from "@brightwren/backend/backend-options";
import { afterAll, beforeAll, beforeEach, expect, vi } from "vitest";
import { type MailServer, startMailServer } from "../mocks/smtp-server.ts";
import {
  type ProviderSubscription,
  startSubscriptionProvider,
  subscribe,
  type SubscriptionProvider,
} from "../mocks/subscription-provider.ts";
import { deliverEvent, startSubscriptionBackend } from "./subscription-visitor.ts";

/** Set by `runSubscriptionBackend`. */
export let backend: RunningBackend;
export let mailServer: MailServer;
export let provider: SubscriptionProvider;

export function runSubscriptionBackend(): void {
  beforeAll(async () => {
    mailServer = await startMailServer();
    provider = await startSubscriptionProvider();
    backend = await startSubscriptionBackend(provider.url, mailServer.url);
  });

  afterAll(async () => {
    await backend?.stop();
    await provider?.stop();
    await mailServer?.goDown();
  });

  beforeEach(() => {
    mailServer.received.length = 0;
    mailServer.become("works");
    vi.spyOn(console, "log").mockImplementation(() => undefined);
  });
}

export const outcome = async (response: Response) => ({
  status: response.status,
  body: await response.json(),
});

export async function deliverAll(events: Parameters<typeof deliverEvent>[1][]): Promise<void> {
  for (const event of events) expect((await deliverEvent(backend, event)).status).toBe(200);
}

export async function subscribed(changes: Partial<ProviderSubscription> = {}) {
  const { subscription, events } = subscribe(provider, changes);
  await deliverAll(events);
  return subscription;
}

export const subjects = () => mailServer.received.map(({ subject }) => subject ?? "");
