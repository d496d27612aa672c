import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { portalLink } from "../../supabase/functions/_shared/payments/portal-link.ts";
import { advance, type ProviderSubscription } from "../mocks/subscription-provider.ts";
import { callFunction } from "./enquiries-visitor.ts";
import { collectLog, ownPersonas } from "./own-backend.ts";
import { subscriptionBackend } from "./subscription-backend.ts";

const { backend, mailServer, provider, deliverAll, subscribed, stored } = subscriptionBackend();
const personas = ownPersonas(backend);
const logged = collectLog();

beforeEach(async () => {
  provider.failNext(0);
  provider.portals.length = 0;
  await backend.sql("delete from private.checkout_starts");
});

const ask = async (body: object, headers: Record<string, string> = {}) => {
  const response = await callFunction(backend, "billing-portal", {
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { url?: string; code?: string; error?: string };
  return { status: response.status, ...answer };
};
const open = (token: string) => ask({ token });

const tokenIn = (link: string) => link.slice(link.indexOf("#") + 1);
const tokenFor = async (
  subscription: ProviderSubscription,
  now?: number,
  secret = backend.serviceRoleKey,
) => {
  const { id = "" } = (await stored(subscription)) ?? {};
  return tokenIn(portalLink("https://brightwren.example", secret, { subscription: id }, now));
};

const opened = { status: 200, url: "https://billing.stripe.com/p/session/test_1" };
const expired = { status: 410, code: "link_expired", error: expect.stringContaining("older than 30 days") };
const forged = { status: 400, code: "link_forged", error: expect.stringContaining("not complete") };
const used = { status: 410, code: "link_used", error: expect.stringContaining("used before") };

test("opens the portal of the customer whose link it is, from the email about a failed payment", async () => {
  const subscription = await subscribed();
  await deliverAll(advance(subscription, "fail"));
  const mail = mailServer.received.find(({ subject }) => subject?.includes("did not go through"));
  const [link = ""] = /https:\/\/brightwren\.example\/payments#\S+/.exec(mail?.text ?? "") ?? [];
  expect(await open(tokenIn(link))).toEqual(opened);
  const customer = subscription.id.replace("sub_", "cus_");
  expect(provider.portals).toEqual([{ customer, return_url: "https://brightwren.example" }]);
});

test("refuses a link that was used, also when it is opened twice at the same time", async () => {
  const token = await tokenFor(await subscribed());
  const answers = await Promise.all([open(token), open(token)]);
  expect(answers.toSorted((a, b) => a.status - b.status)).toEqual([opened, used]);
  expect(await open(token)).toEqual(used);
  expect(provider.portals).toHaveLength(1);
});

test("accepts a link for 30 days", async () => {
  const days = (count: number) => Date.now() - count * 86_400_000;
  const subscription = await subscribed();
  expect(await open(await tokenFor(subscription, days(29.9)))).toEqual(opened);
  expect(await open(await tokenFor(subscription, days(30.1)))).toEqual(expired);
});

test("refuses forged links and those of another customer, and never says whether a subscription exists", async () => {
  const [mine, theirs] = [await tokenFor(await subscribed()), await tokenFor(await subscribed())];
  const [, link, expires, signature] = mine.split(".");
  const [other] = theirs.split(".");
  const tokens = [
    "",
    "a.b.c.d",
    [other, link, expires, signature].join("."),
    [randomUUID(), link, expires, signature].join("."),
    mine.replace(`.${expires}.`, `.${Number(expires) + 1}.`),
    mine.slice(0, -1),
    `${mine}x`,
    await tokenFor(await subscribed(), Date.now(), "sb_secret_other"),
  ];
  for (const token of tokens) expect(await open(token)).toEqual(forged);
  expect(provider.portals).toEqual([]);
  expect(await open(mine)).toEqual(opened);
});

test("makes a link work again when the provider fails", async () => {
  const token = await tokenFor(await subscribed());
  provider.failNext(1);
  expect(await open(token)).toMatchObject({ status: 502, code: "provider_failed" });
  expect(await open(token)).toEqual(opened);
});

test("refuses the link of a customer whose personal data was deleted", async () => {
  const subscription = await subscribed();
  const token = await tokenFor(subscription);
  await backend.sql("update public.subscriptions set forgotten_at = now() where provider_id = $1", [
    subscription.id,
  ]);
  expect(await open(token)).toEqual(used);
});

test("limits how many links a sender opens, valid or not", async () => {
  const answers = [];
  for (let n = 0; n < 21; n += 1) answers.push((await open("nonsense")).status);
  expect(answers).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
});

test("makes a link for the owner only", async () => {
  const subscription = await subscribed();
  const body = { subscriptionId: (await stored(subscription))?.id };
  expect(await ask(body)).toMatchObject({ status: 401 });
  expect(await ask(body, personas.member.headers)).toMatchObject({ status: 403 });
  const { status, url = "" } = await ask(body, personas.admin.headers);
  expect(status).toBe(200);
  expect(url).toMatch(/^https:\/\/brightwren\.example\/payments#/);
  expect(await open(tokenIn(url))).toEqual(opened);
});

test("logs no token, address or customer", async () => {
  const token = await tokenFor(await subscribed());
  for (const each of [token, token, `${token}x`]) await open(each);
  const [, link = "", , signature = ""] = token.split(".");
  expect(logged.length).toBeGreaterThan(2);
  for (const secret of [link, signature, "127.0.0.1", "priya", "cus_", "billing.stripe.com"])
    expect(logged.join()).not.toContain(secret);
});
