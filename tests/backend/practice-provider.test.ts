import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { packages } from "@brightwren/brand";
import { penceOf } from "@brightwren/functions/contracts/checkout-packages";
import { Stripe } from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ownBackend } from "./own-backend.ts";
import { copySupabaseFolder } from "../setup/temporary-folder.ts";

const site = "https://brightwren.example";
const chosen = packages[1];
const secret = "whsec_of_this_test";

let stripe: Stripe;
const received: { body: string; signature: string }[] = [];

const backend = ownBackend(async () => {
  const supabaseDir = await copySupabaseFolder();
  const folder = join(supabaseDir, "functions/stripe-webhook");
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, "index.ts"),
    `export default { async fetch(request) {
      const signature = request.headers.get("stripe-signature");
      globalThis.practiceEvents.push({ body: await request.text(), signature });
      return Response.json({});
    } };`,
  );
  return { supabaseDir, env: { SITE_URL: site, ALLOWED_ORIGINS: site, STRIPE_WEBHOOK_SECRET: secret } };
});
beforeAll(() => {
  Reflect.set(globalThis, "practiceEvents", received);
  const { hostname, port } = new URL(backend.url);
  stripe = new Stripe("sk_test_practice", { protocol: "http", host: hostname, port, maxNetworkRetries: 0 });
});
afterAll(() => Reflect.deleteProperty(globalThis, "practiceEvents"));

beforeEach(() => {
  received.length = 0;
});

const checkoutPath = `/practice-checkout?price=${chosen.services.id}&page=services`;
const listPath = "/practice-checkout/subscriptions";

const read = async (path: string) => (await fetch(backend.url + path)).text();

/** The value of a form field of the page. */
const fieldOf = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1] ?? "";

const post = (path: string, fields: Record<string, string>, origin = backend.url) =>
  fetch(backend.url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin },
    redirect: "manual",
  });

async function openForm(): Promise<Record<string, string>> {
  const html = await read(checkoutPath);
  const names = ["price", "page", "session", "name", "email"];
  return Object.fromEntries(names.map((name) => [name, fieldOf(html, name)]));
}

async function subscribe(changes: Record<string, string> = {}): Promise<string> {
  const fields = { ...(await openForm()), ...changes };
  await post("/practice-checkout", fields);
  return (fields["session"] ?? "").replace("cs_", "sub_");
}

const act = (subscription: string, action: string) => post(listPath, { subscription, action });

const retrieve = (id: string) =>
  stripe.subscriptions.retrieve(id, { expand: ["customer", "latest_invoice"] });

/** The events that the function received since the last call. Rejects a wrong signature. */
async function events(): Promise<Stripe.Event[]> {
  const all = received.splice(0);
  return Promise.all(
    all.map(({ body, signature }) => stripe.webhooks.constructEventAsync(body, signature, secret)),
  );
}

const invoiceOf = ({ latest_invoice }: Stripe.Subscription) =>
  typeof latest_invoice === "string" ? undefined : latest_invoice?.id;

const typesOf = (list: Stripe.Event[]) => list.map(({ type }) => type);

const buttonsOf = (html: string, id: string) => {
  const [, item = ""] = new RegExp(`<li id="${id}">([^]*?)</li>`).exec(html) ?? [];
  return [...item.matchAll(/<button [^>]*>([^<]*)/g)].map(([, label]) => label);
};

test("says that there are no subscriptions yet", async () => {
  const html = await read(listPath);
  expect(html).toContain("There are none yet.");
  expect(html).toContain(`href="${site}/#pricing"`);
  expect(html).toContain(`href="${site}/"`);
});

test("creates a subscription, reports it and redirects to the site when the customer pays", async () => {
  const fields = await openForm();
  expect(fields).toMatchObject({
    price: chosen.services.id,
    page: "services",
    email: "customer@example.com",
  });
  expect(fields["session"]).toMatch(/^cs_practice_[0-9a-f]{32}$/);
  const paid = await post("/practice-checkout", { ...fields, name: "Jane Doe", email: "jane@example.com" });
  expect(paid.status).toBe(303);
  expect(paid.headers.get("location")).toBe(
    `${site}/thank-you?session_id=${fields["session"]}&price=${chosen.services.id}`,
  );

  const id = fields["session"]?.replace("cs_", "sub_") ?? "";
  const [completed, invoicePaid, ...more] = await events();
  expect(more).toEqual([]);
  expect(completed).toMatchObject({
    type: "checkout.session.completed",
    livemode: false,
    data: { object: { id: fields["session"], subscription: id, metadata: { page: "services" } } },
  });
  expect(invoicePaid).toMatchObject({
    id: expect.stringMatching(/^evt_practice_[0-9a-f]{32}$/),
    api_version: Stripe.API_VERSION,
    type: "invoice.paid",
    data: {
      object: { status: "paid", parent: { subscription_details: { subscription: id } } },
    },
  });

  const subscription = await retrieve(id);
  const month = { current_period_start: expect.any(Number), current_period_end: expect.any(Number) };
  const price = { id: chosen.services.id, currency: "gbp", unit_amount: penceOf(chosen.services.price) };
  expect(subscription).toMatchObject({
    id,
    object: "subscription",
    livemode: false,
    status: "active",
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    metadata: { page: "services", price: chosen.services.id },
    customer: {
      id: expect.stringMatching(/^cus_practice_/),
      object: "customer",
      name: "Jane Doe",
      email: "jane@example.com",
    },
    latest_invoice: { id: expect.stringMatching(/^in_practice_/), object: "invoice", status: "paid" },
    items: { object: "list", data: [{ quantity: 1, price, ...month }] },
  });
  const html = await read(listPath);
  expect(html).toContain("Jane Doe</h2>");
  expect(html).toContain(`${chosen.name}, ${chosen.services.price} per month`);
});

test("creates one subscription when the form is sent twice", async () => {
  const fields = await openForm();
  const answers = await Promise.all([post("/practice-checkout", fields), post("/practice-checkout", fields)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  await expect.poll(() => received.length).toBe(2);
  const id = fields["session"]?.replace("cs_", "sub_") ?? "";
  expect((await read(listPath)).split(`<li id="${id}">`)).toHaveLength(2);
});

test("cuts a long name between characters", async () => {
  const id = await subscribe({ name: `${"a".repeat(298)}😀👩‍👩‍👧` });
  expect(await read(listPath)).toContain(`<h2 id="name-${id}">${"a".repeat(298)}😀</h2>`);
});

test.each([{ name: " " }, { email: "jane" }])("asks again for %j and keeps the session", async (wrong) => {
  const fields = await openForm();
  const answer = await post("/practice-checkout", { ...fields, ...wrong });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain("Enter a name and a valid email address.");
  expect(fieldOf(html, "session")).toBe(fields["session"]);
  expect(received).toEqual([]);
});

test("escapes what the customer typed", async () => {
  const id = await subscribe({ name: '<script>"' });
  const html = await read(listPath);
  expect(html).toContain(`<h2 id="name-${id}">&lt;script&gt;&quot;</h2>`);
});

test("fails a payment and pays the open invoice", async () => {
  const id = await subscribe();
  await events();
  const answer = await act(id, "fail-payment");
  expect(answer.headers.get("location")).toBe(`${listPath}#${id}`);
  const [failed, updated] = await events();
  expect(failed).toMatchObject({
    type: "invoice.payment_failed",
    data: { object: { status: "open", attempted: true } },
  });
  expect(updated).toMatchObject({
    type: "customer.subscription.updated",
    data: { object: { id, status: "past_due" } },
  });
  const open = await retrieve(id);
  expect(open).toMatchObject({
    status: "past_due",
    latest_invoice: { status: "open", billing_reason: "subscription_cycle" },
  });
  expect(buttonsOf(await read(listPath), id)).toEqual([
    "Pay the open invoice",
    "Put in a new card",
    "Cancel at the end of the month",
    "End now",
  ]);

  await act(id, "pay-invoice");
  expect(typesOf(await events())).toEqual(["invoice.paid", "customer.subscription.updated"]);
  const paid = await retrieve(id);
  expect(paid).toMatchObject({ status: "active", latest_invoice: { status: "paid" } });
  expect(invoiceOf(paid)).toBe(invoiceOf(open));
});

test("cancels at the end of the month, and ends a subscription", async () => {
  const id = await subscribe();
  await events();
  await act(id, "cancel");
  const [cancelled] = await events();
  expect(cancelled?.type).toBe("customer.subscription.updated");
  const running = await retrieve(id);
  expect(running).toMatchObject({
    status: "active",
    cancel_at: running.items.data[0]?.current_period_end,
    cancel_at_period_end: true,
    canceled_at: expect.any(Number),
    ended_at: null,
  });
  expect(buttonsOf(await read(listPath), id)).toEqual(["Put in a new card", "End now"]);

  await act(id, "end");
  expect(typesOf(await events())).toEqual(["customer.subscription.deleted"]);
  expect(await retrieve(id)).toMatchObject({ status: "canceled", ended_at: expect.any(Number) });
  expect(buttonsOf(await read(listPath), id)).toEqual([]);
});

test("lets a customer put in a new card and cancel in the portal, and nothing else", async () => {
  const id = await subscribe();
  const others = await subscribe();
  await act(id, "fail-payment");
  const { customer } = await retrieve(id);
  const { url } = await stripe.billingPortal.sessions.create({
    customer: typeof customer === "string" ? customer : customer.id,
    return_url: site,
  });
  const path = url.replace(backend.url, "");
  const html = await read(path);
  expect(buttonsOf(html, id)).toEqual(["Put in a new card", "Cancel at the end of the month"]);
  expect(html).not.toContain(others);
  expect(html).toContain(`href="${site}"`);
  await events();

  const session = fieldOf(html, "session");
  const change = (subscription: string, action: string) =>
    post("/practice-checkout/portal", { session, subscription, action });
  await change(id, "end");
  await change(others, "cancel");
  expect(await events()).toEqual([]);
  expect((await change(id, "new-card")).headers.get("location")).toBe(path);
  expect(typesOf(await events())).toEqual(["invoice.paid", "customer.subscription.updated"]);
  expect((await retrieve(id)).status).toBe("active");
  await change(id, "cancel");
  expect((await retrieve(id)).cancel_at).toEqual(expect.any(Number));
  expect((await fetch(`${backend.url}/practice-checkout/portal?session=bps_practice_0`)).status).toBe(404);
});

test("ignores an action that is impossible or unknown", async () => {
  const id = await subscribe();
  await events();
  for (const action of ["pay-invoice", "toString", ""]) expect((await act(id, action)).status).toBe(303);
  expect((await act("sub_practice_0", "end")).status).toBe(303);
  expect(received).toEqual([]);
});

test("recovers the subscriptions of an earlier run from the database", async () => {
  const id = "sub_practice_00000000000000000000000000000001";
  const session = id.replace("sub_", "cs_");
  const canceledAt = "2026-11-03T10:00:00.000Z";
  await backend.sql(
    `with subscription as (
      insert into public.subscriptions (provider_id, customer_id, is_live, customer_name, customer_email, package, amount,
        currency, status, origin, started_at, period_ends_at, cancels_at, payment_failed_at)
      values ($1, 'cus_practice_1', false, 'Jane Doe', 'jane@example.com', $2, $3, 'gbp', 'past_due', 'home',
        '2026-10-01T10:00:00Z', '2026-12-01T10:00:00Z', '2026-12-01T10:00:00Z', '2026-11-01T10:00:00Z')
      returning id
    )
    insert into public.mails (subscription_id, kind, occasion)
    select id, kind, occasion from subscription,
      (values ('payment_failed', 'in_practice_older'), ('cancelled', $4)) as mail (kind, occasion)`,
    [id, chosen.name, penceOf(chosen.home.price), canceledAt],
  );
  expect(await retrieve(id)).toMatchObject({
    status: "past_due",
    customer: { id: "cus_practice_1", name: "Jane Doe", email: "jane@example.com" },
    latest_invoice: {
      id: "in_practice_older",
      status: "open",
      attempted: true,
      created: Date.parse("2026-11-01T10:00:00Z") / 1000,
    },
    cancel_at: Date.parse("2026-12-01T10:00:00Z") / 1000,
    canceled_at: Date.parse(canceledAt) / 1000,
    items: { data: [{ current_period_end: Date.parse("2026-12-01T10:00:00Z") / 1000 }] },
    metadata: { page: "home", price: chosen.home.id },
  });
  await post("/practice-checkout", { ...(await openForm()), session });
  expect(received).toEqual([]);
  await act(id, "pay-invoice");
  await act(id, "end");
  expect(typesOf(await events())).toEqual([
    "invoice.paid",
    "customer.subscription.updated",
    "customer.subscription.deleted",
  ]);
});

test("answers requests without its key and for unknown subscriptions like Stripe", async () => {
  const other = await fetch(`${backend.url}/v1/subscriptions/sub_practice_1`);
  expect(other.status).toBe(401);
  await expect(stripe.subscriptions.retrieve("sub_practice_1")).rejects.toMatchObject({
    statusCode: 404,
    type: "StripeInvalidRequestError",
    code: "resource_missing",
  });
  await expect(stripe.subscriptions.cancel("sub_practice_1")).rejects.toMatchObject({ statusCode: 404 });
});

test.each(["https://evil.example", site, "http://127.0.0.1:1", "null"])(
  "rejects forms from %s",
  async (origin) => {
    const id = await subscribe();
    await events();
    const fields = await openForm();
    expect((await post("/practice-checkout", fields, origin)).status).toBe(403);
    expect((await post(listPath, { subscription: id, action: "end" }, origin)).status).toBe(403);
    expect(received).toEqual([]);
    expect((await retrieve(id)).status).toBe("active");
  },
);
