import { z } from "zod";
import { checkoutPackages, findPackage } from "./contracts/checkout-packages.ts";
import { practiceKey, practiceWebhookSecret } from "./contracts/practice-provider.ts";
import { isOnThisMachine, isPrivate, list, secondsAtMost, webAddress } from "./setting-schemas.ts";

/** Our price id and the provider's (`price_starter_monthly=price_123`), or the provider's alone. */
const priceEntry = z.string().transform((entry, context): [asked: string, price: string] => {
  const [, name, price = ""] = /^(?:([^=\s]+)\s*=\s*)?(price_\w+)$/.exec(entry) ?? [];
  if (price && (name === undefined || findPackage(name))) return [name ?? price, price];
  context.addIssue(`must look like ${checkoutPackages.map(({ priceId }) => `${priceId}=price_…`).join(",")}`);
  return z.NEVER;
});

const prices = list(priceEntry).transform((entries, context) => {
  const asked = entries.map(([id]) => id);
  if (new Set(asked).size < asked.length) context.addIssue("names the same price twice");
  return new Map([...entries.map(([, price]) => [price, price] as const), ...entries]);
});

const webhookSecret = z
  .string()
  .regex(/^whsec_\S+$/, "must be a webhook signing secret (whsec_…)")
  .optional();

const stripeSchema = z
  .object({
    STRIPE_SECRET_KEY: z.string().regex(/^[sr]k_\S+$/, "must be a secret or restricted key (sk_… or rk_…)"),
    STRIPE_PRICE_IDS: prices,
    SITE_URL: webAddress,
    STRIPE_API_BASE: webAddress.refine(isPrivate, "must use https").optional(),
    STRIPE_TIMEOUT_SECONDS: secondsAtMost(10),
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  })
  .transform((given) => ({
    provider: "stripe" as const,
    secretKey: given.STRIPE_SECRET_KEY,
    prices: given.STRIPE_PRICE_IDS,
    siteUrl: given.SITE_URL,
    /** Replaces the provider's API in tests and in practice. */
    apiBase: given.STRIPE_API_BASE === undefined ? undefined : new URL(given.STRIPE_API_BASE),
    /** Milliseconds in total for the call, the pause and one retry. */
    timeout: given.STRIPE_TIMEOUT_SECONDS,
    /** Undefined if no webhook endpoint is registered. The practice secret is public, so it must not sign real events. */
    webhookSecret:
      given.STRIPE_WEBHOOK_SECRET === practiceWebhookSecret ? undefined : given.STRIPE_WEBHOOK_SECRET,
  }));

const practiceSchema = z.object({
  PRACTICE_CHECKOUT_URL: webAddress.refine(isOnThisMachine, "must be an address of this machine").optional(),
  STRIPE_WEBHOOK_SECRET: webhookSecret,
});

export type StripeSettings = z.output<typeof stripeSchema>;

/** Credentials and limits for calls to the provider's API. */
export type ProviderAccess = Pick<StripeSettings, "secretKey" | "apiBase" | "timeout">;

type PracticeSettings = { provider: "practice"; pageUrl: string; webhookSecret: string | undefined };

/** Undefined, which disables the checkout, when nothing is set or a setting is invalid. */
export type CheckoutSettings = StripeSettings | PracticeSettings | undefined;

export function readCheckoutSettings(source: Record<string, string | undefined>): {
  settings: CheckoutSettings;
  error: z.ZodError | undefined;
} {
  // Never falls back to the practice page when a key is set, even an invalid one.
  if (source["STRIPE_SECRET_KEY"] !== undefined) {
    const { data, error } = stripeSchema.safeParse(source);
    return { settings: data, error };
  }
  const { data, error } = practiceSchema.safeParse(source);
  const pageUrl = data?.PRACTICE_CHECKOUT_URL;
  if (pageUrl === undefined) return { settings: undefined, error };
  return { settings: { provider: "practice", pageUrl, webhookSecret: data?.STRIPE_WEBHOOK_SECRET }, error };
}

/** Returns the access to the provider's API. The practice provider serves the same API on its page's origin. */
export function providerAccess(checkout: NonNullable<CheckoutSettings>): ProviderAccess {
  if (checkout.provider === "stripe") return checkout;
  return { secretKey: practiceKey, apiBase: new URL(new URL(checkout.pageUrl).origin), timeout: 5000 };
}
