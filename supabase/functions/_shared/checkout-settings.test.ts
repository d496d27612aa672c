import { checkoutPackages } from "./contracts/checkout-packages.ts";
import { expect, test } from "vitest";
import { readEnvironment } from "./environment.ts";

const project = {
  SUPABASE_URL: "http://127.0.0.1:54321",
  SUPABASE_ANON_KEY: "anon",
  SUPABASE_SERVICE_ROLE_KEY: "service",
  SMTP_URL: "smtps://user:secret@mail.example:465",
  ENQUIRY_TO: "studio@brightwren.example",
  ENQUIRY_FROM: "website@brightwren.example",
};

const [first = "", second = "", third = ""] = checkoutPackages.map(({ priceId }) => priceId);

const stripe = {
  SITE_URL: "https://brightwren.example",
  STRIPE_SECRET_KEY: "sk_test_hunter2",
  STRIPE_PRICE_IDS: `${first}=price_1A, ${second} = price_1B,${third}=price_1C,price_1D`,
};

const read = (variables: Record<string, string | undefined>) => {
  const { checkout, faults } = readEnvironment({ ...project, ...variables });
  return { checkout, faults };
};

test("maps our price ids, and accepts the provider's, when a key is set", () => {
  const { checkout, faults } = read(stripe);
  expect(faults).toEqual([]);
  expect(checkout).toMatchObject({
    provider: "stripe",
    secretKey: "sk_test_hunter2",
    apiBase: undefined,
    timeout: 10_000,
  });
  const prices = checkout?.provider === "stripe" ? Object.fromEntries(checkout.prices) : {};
  expect(prices).toEqual({
    [first]: "price_1A",
    [second]: "price_1B",
    [third]: "price_1C",
    price_1A: "price_1A",
    price_1B: "price_1B",
    price_1C: "price_1C",
    price_1D: "price_1D",
  });
});

test("does not accept the practice secret with a real key", () => {
  const { checkout } = read({ ...stripe, STRIPE_WEBHOOK_SECRET: "whsec_practice" });
  expect(checkout).toMatchObject({ provider: "stripe", webhookSecret: undefined });
  expect(read({ ...stripe, STRIPE_WEBHOOK_SECRET: "whsec_1" }).checkout).toMatchObject({
    webhookSecret: "whsec_1",
  });
});

test("uses the practice page when no key is set", () => {
  const pageUrl = "http://127.0.0.1:54321/practice-checkout";
  expect(read({ PRACTICE_CHECKOUT_URL: pageUrl })).toEqual({
    checkout: { provider: "practice", pageUrl },
    faults: [],
  });
  expect(read({ PRACTICE_CHECKOUT_URL: "", STRIPE_SECRET_KEY: " " })).toEqual({
    checkout: undefined,
    faults: [],
  });
});

test.each([
  [{ STRIPE_SECRET_KEY: "pk_test_hunter2" }, "STRIPE_SECRET_KEY must be"],
  [{ STRIPE_SECRET_KEY: "sk_test hunter2" }, "STRIPE_SECRET_KEY must be"],
  [{ STRIPE_PRICE_IDS: undefined }, "STRIPE_PRICE_IDS is missing"],
  [{ STRIPE_PRICE_IDS: " , " }, "STRIPE_PRICE_IDS is empty"],
  [
    { STRIPE_PRICE_IDS: "price_starter_yearly=price_1A" },
    `STRIPE_PRICE_IDS must look like ${first}=price_…,${second}=price_…,${third}=price_…`,
  ],
  [{ STRIPE_PRICE_IDS: `${first}=prod_hunter2` }, "STRIPE_PRICE_IDS must look like"],
  [
    { STRIPE_PRICE_IDS: `${first}=price_1A,${first}=price_1B` },
    "STRIPE_PRICE_IDS names the same price twice",
  ],
  [{ SITE_URL: undefined }, "SITE_URL must be"],
  [{ STRIPE_API_BASE: "http://stripe.example" }, "STRIPE_API_BASE must use https"],
  [{ STRIPE_API_BASE: "hunter2" }, "STRIPE_API_BASE must be"],
  [{ STRIPE_TIMEOUT_SECONDS: "11" }, "STRIPE_TIMEOUT_SECONDS must be a number of seconds from 0.1 to 10"],
])("disables the checkout for %o and reports one error", (change, fault) => {
  const practice = { PRACTICE_CHECKOUT_URL: "http://127.0.0.1:54321/practice-checkout" };
  const { checkout, faults } = read({ ...stripe, ...practice, ...change });
  expect(checkout).toBeUndefined();
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(fault);
  expect(faults[0]).not.toContain("hunter2");
});

test("reports checkout errors together with other errors", () => {
  expect(
    read({ STRIPE_SECRET_KEY: "pk_1", STRIPE_PRICE_IDS: "1", STRIPE_API_BASE: "x", SMTP_URL: "" }).faults.map(
      (fault) => fault.split(" ")[0],
    ),
  ).toEqual(["SMTP_URL", "STRIPE_SECRET_KEY", "STRIPE_PRICE_IDS", "SITE_URL", "STRIPE_API_BASE"]);
});

test("rejects a public address for the practice page", () => {
  expect(read({ PRACTICE_CHECKOUT_URL: "https://practice.example" })).toEqual({
    checkout: undefined,
    faults: ["PRACTICE_CHECKOUT_URL must be an address of this machine"],
  });
});
