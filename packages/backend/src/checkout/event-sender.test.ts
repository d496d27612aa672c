import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { Stripe } from "stripe";
import { packages } from "@brightwren/brand";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addressOf, closeServer, listen } from "../http/http-server.ts";
import { createEventSender } from "./event-sender.ts";
import { eventObject, startSubscription } from "./practice-subscription.ts";

const secret = "whsec_of_this_test";
const now = 1_800_000_000;

let server: Server;
let sender: ReturnType<typeof createEventSender>;
let statuses: number[];
let received: { body: string; signature: string }[];
const error = vi.fn<(what: string, error: unknown) => void>();

beforeEach(async () => {
  vi.stubEnv("STRIPE_WEBHOOK_SECRET", secret);
  error.mockClear();
  received = [];
  statuses = [];
  const receive = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    received.push({
      body: await text(incoming),
      signature: String(incoming.headers["stripe-signature"]),
    });
    outgoing.writeHead(statuses.shift() ?? 200).end("{}");
  };
  server = createServer((incoming, outgoing) => void receive(incoming, outgoing));
  const url = addressOf("http", "127.0.0.1", await listen(server, "the test", "127.0.0.1", 0));
  sender = createEventSender(`${url}/functions/v1/stripe-webhook`, { error });
});
afterEach(async () => {
  sender.stop();
  await closeServer(server);
});

const order = { id: "sub_practice_1", priceId: packages[0].home.id, amount: 2999, page: "home" as const };
const customer = { name: "Jane Doe", email: "jane@example.com" };
const invoicePaid = () => eventObject("invoice.paid", startSubscription({ ...order, ...customer }, now), now);

const eventOf = ({ body, signature }: { body: string; signature: string }) =>
  Stripe.webhooks.constructEventAsync(body, signature, secret);

test("retries a rejected event in the background with a new signature", async () => {
  statuses = [404];
  const event = invoicePaid();
  await sender.send([event]);
  expect(received).toHaveLength(1);
  await expect.poll(() => received.length, { timeout: 5000 }).toBe(2);
  expect((await Promise.all(received.map(eventOf))).map(({ id }) => id)).toEqual([event.id, event.id]);
  expect(received[0]?.signature).not.toBe(received[1]?.signature);
  expect(error).not.toHaveBeenCalled();
});

test("cancels retries when it stops", async () => {
  statuses = [500];
  await sender.send([invoicePaid()]);
  sender.stop();
  await pause(1200);
  expect(received).toHaveLength(1);
});

test("sends nothing without a secret", async () => {
  vi.stubEnv("STRIPE_WEBHOOK_SECRET", "");
  await sender.send([invoicePaid()]);
  expect(received).toEqual([]);
});
