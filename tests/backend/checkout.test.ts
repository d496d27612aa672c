import { createHash } from "node:crypto";
import { checkoutPackages } from "@brightwren/functions/contracts/checkout-packages";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { outcome, startCheckout } from "./checkout-visitor.ts";
import { collectLog, ownBackend } from "./own-backend.ts";

const site = "https://brightwren.example";

// Clears the key in case the developer's shell defines it.
const backend = ownBackend({ env: { ALLOWED_ORIGINS: site, SITE_URL: site, STRIPE_SECRET_KEY: "" } });
const logged = collectLog();

beforeEach(async () => {
  await backend.sql("delete from private.checkout_starts");
});
afterEach(() => vi.unstubAllEnvs());

const known = checkoutPackages[0]?.priceId ?? "";

test.each(checkoutPackages)(
  "opens the practice page for $priceId ($name at $price) when no key is set",
  async ({ priceId, name, price, note }) => {
    const response = await startCheckout(backend, { priceId });
    const url = `${backend.url}/practice-checkout?price=${priceId}`;
    expect(await outcome(response)).toEqual({ status: 200, body: { url } });

    const page = await fetch(url);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain(`Subscribe to ${name}</h1>`);
    expect(html).toContain(`<p>${price} per month</p>`);
    expect(/<p class="note">([^<]*)/.exec(html)?.[1]).toBe(note);
    expect(html).toContain("no money moves");
    expect(html).toContain(`name="price" value="${priceId}"`);
    expect(html).toContain(">Pay (practice)</button>");
    expect(html).toContain(`href="${site}/?cancelled#pricing">Cancel`);
  },
);

test("serves a practice page that allows only its own styles", async () => {
  const page = await fetch(`${backend.url}/practice-checkout?price=${known}`);
  const policy = page.headers.get("content-security-policy");
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; /);
  expect(policy).toContain(`form-action 'self' ${site}`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe");
  const html = await page.text();
  expect(html).not.toMatch(/<script|\sstyle=|\son\w+=/);
  const [, style = ""] = /<style>([^]*)<\/style>/.exec(html) ?? [];
  expect(policy).toContain(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
});

test.each(["", "?price=", "?price=price_gold", "?price=<script>alert(1)</script>", `/more?price=${known}`])(
  "returns a 404 page with a link back for /practice-checkout%s",
  async (rest) => {
    const page = await fetch(`${backend.url}/practice-checkout${rest}`);
    expect(page.status).toBe(404);
    const html = await page.text();
    expect(html).toContain("There is no such package</h1>");
    expect(html).toContain(`href="${site}/#pricing"`);
    expect(html).not.toContain("script");
  },
);

test("allows only GET, HEAD and POST on the practice page", async () => {
  const url = `${backend.url}/practice-checkout?price=${known}`;
  const put = await fetch(url, { method: "PUT" });
  expect({ status: put.status, allow: put.headers.get("allow") }).toEqual({
    status: 405,
    allow: "GET, HEAD, POST",
  });
  const head = await fetch(url, { method: "HEAD" });
  expect({ status: head.status, body: await head.text() }).toEqual({ status: 200, body: "" });
});

test("returns 503 with a clear message when production has no key", async () => {
  vi.stubEnv("PRACTICE_CHECKOUT_URL", "");
  const { status, body } = await outcome(await startCheckout(backend));
  expect(status).toBe(503);
  expect(body).toEqual({
    error:
      "Our online checkout is not set up at the moment. Please write to us, and we will start your package for you.",
    code: "not_configured",
  });
  expect(logged.join()).toContain("checkout not configured");
});

test.each(["price_gold", known.toUpperCase(), `${known} `, "price_1ABC", "toString"])(
  "returns 400 for the unknown price %o",
  async (priceId) => {
    expect(await outcome(await startCheckout(backend, { priceId }))).toEqual({
      status: 400,
      body: {
        error: "There is no package with this price. Please choose one from the price list.",
        code: "unknown_price",
      },
    });
    expect(logged.join()).not.toContain(priceId);
  },
);

test.each([{}, { priceId: "" }, { priceId: null }, { priceId: [known] }])(
  "returns 400 with the invalid field for the body %j",
  async (body) => {
    expect(await outcome(await startCheckout(backend, body))).toEqual({
      status: 400,
      body: {
        error: "Please check what you entered: no package was chosen.",
        code: "invalid_input",
        fields: { priceId: "no package was chosen" },
      },
    });
  },
);

test("rejects a sender over the rate limit until the Retry-After time has passed", async () => {
  const answers = [];
  for (let count = 0; count < 31; count++) answers.push(await startCheckout(backend));
  expect(answers.slice(0, 30).map(({ status }) => status)).toEqual(Array(30).fill(200));
  const refused = answers[30]!;
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(850);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(900);
  expect(await outcome(refused)).toEqual({
    status: 429,
    body: {
      error:
        "Too many checkouts were started from your network. Please try again in 15 minutes, or write to us and we will start your package for you.",
      code: "rate_limited",
    },
  });
  expect(await outcome(await startCheckout(backend, { priceId: "price_gold" }))).toMatchObject({
    status: 400,
  });
  const [{ senders }] = (await backend.sql<{ senders: string }>(
    "select string_agg(distinct sender_hash, ' ') as senders from private.checkout_starts",
  )) as [{ senders: string }];
  expect(senders).toMatch(/^[0-9a-f]{64}$/);
  await backend.sql("update private.checkout_starts set started_at = started_at - interval '15 minutes'");
  expect((await startCheckout(backend)).status).toBe(200);
});

test("starts the checkout when the rate limit cannot be checked", async () => {
  await backend.sql("alter table private.checkout_starts rename to checkout_starts_away");
  onTestFinished(async () => {
    await backend.sql("alter table private.checkout_starts_away rename to checkout_starts");
  });
  expect((await startCheckout(backend)).status).toBe(200);
  expect(logged.join()).toContain("start not counted");
});
