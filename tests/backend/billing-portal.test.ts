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
  provider.portals.length = 0;
  await backend.sql("delete from private.checkout_starts");
});

/** Returns the status and the address or the refusal. */
async function ask(body: object, headers: Record<string, string> = {}): Promise<string> {
  const json = { "content-type": "application/json", ...headers };
  const response = await callFunction(backend, "billing-portal", {
    headers: json,
    body: JSON.stringify(body),
  });
  const { url, error } = (await response.json()) as { url?: string; error?: string };
  return `${response.status} ${url ?? error}`;
}
const open = (token: string) => ask({ token });
const tokenIn = (link: string) => link.slice(link.indexOf("#") + 1);
const idOf = async (subscription: ProviderSubscription) => (await stored(subscription))?.id ?? "";
const tokenFor = async (of: ProviderSubscription, now?: number, secret = backend.serviceRoleKey) =>
  tokenIn(portalLink("https://brightwren.example", secret, { subscription: await idOf(of) }, now));

const opened = "200 https://billing.stripe.com/p/session/test_1";
const forged = "400 This link is not complete. Please open it once more from our email.";
const used = "410 This link was used before, and each works once. Please write to us for a new one.";
const expired =
  "410 This link is older than 30 days, so it no longer works. Please write to us for a new one.";

test("opens the portal of the customer who has the link from an email, for 30 days", async () => {
  const subscription = await subscribed();
  await deliverAll(advance(subscription, "fail"));
  const texts = mailServer.received.map(({ text }) => text).join();
  const [link = ""] = /https:\/\/brightwren\.example\/payments#\S+/.exec(texts) ?? [];
  expect(await open(tokenIn(link))).toBe(opened);
  const customer = subscription.id.replace("sub_", "cus_");
  expect(provider.portals).toEqual([{ customer, return_url: "https://brightwren.example" }]);
  const daysAgo = (days: number) => Date.now() - days * 86_400_000;
  expect(await open(await tokenFor(subscription, daysAgo(29.9)))).toBe(opened);
  expect(await open(await tokenFor(subscription, daysAgo(30.1)))).toBe(expired);
});

test("refuses a link that was used, also when opened twice at the same time, and logs nothing of it", async () => {
  const token = await tokenFor(await subscribed());
  const answers = await Promise.all([open(token), open(token)]);
  expect(answers.toSorted()).toEqual([opened, used]);
  expect(await open(token)).toBe(used);
  expect(provider.portals).toHaveLength(1);
  const [, link = "", , signature = ""] = token.split(".");
  for (const secret of [link, signature, "127.0.0.1", "priya", "cus_", "billing.stripe.com"])
    expect(logged.join()).not.toContain(secret);
});

test("refuses forged links and those of another customer, and never says whether a subscription exists", async () => {
  const [mine, theirs] = [await subscribed(), await subscribed()];
  const token = await tokenFor(mine);
  const [, link, expires, signature] = token.split(".");
  const tokens = [
    "",
    "a.b.c.d",
    `${token}x`,
    ...[await idOf(theirs), randomUUID()].map((id) => [id, link, expires, signature].join(".")),
    token.replace(`.${expires}.`, `.${Number(expires) + 1}.`),
    await tokenFor(mine, Date.now(), "sb_secret_other"),
  ];
  for (const each of tokens) expect(await open(each)).toBe(forged);
  expect(provider.portals).toEqual([]);
  expect(await open(token)).toBe(opened);
});

test("makes a link work again when the provider fails, and refuses it once the customer is forgotten", async () => {
  const subscription = await subscribed();
  const token = await tokenFor(subscription);
  provider.failNext(1);
  expect(await open(token)).toMatch(/^502 Your payments page could not be opened/);
  expect(await open(token)).toBe(opened);
  await backend.sql("update public.subscriptions set forgotten_at = now()");
  expect(await open(await tokenFor(subscription))).toBe(used);
});

test("limits how many links a sender opens", async () => {
  for (let n = 0; n < 20; n += 1) expect(await open("nonsense")).toBe(forged);
  expect(await open("nonsense")).toMatch(/^429 Too many links .* in 15 minutes\.$/);
});

test("makes a link for the owner only", async () => {
  const body = { subscriptionId: await idOf(await subscribed()) };
  expect(await ask(body)).toMatch(/^401/);
  expect(await ask(body, personas.member.headers)).toMatch(/^403/);
  const link = await ask(body, personas.admin.headers);
  expect(link).toMatch(/^200 https:\/\/brightwren\.example\/payments#/);
  expect(await open(tokenIn(link))).toBe(opened);
});
