import { site } from "@brightwren/brand";
import { practiceWebhookSecret } from "@brightwren/functions/contracts/practice-provider";
import { localPreviewUrl, localSiteUrl } from "../project/local-addresses.ts";
import { localPublishableKey, localServiceRoleKey } from "../project/local-project.ts";

/** An undefined value unsets the variable. */
type Variables = Record<string, string | undefined>;

export function defaultEnvironment(url: string, siteUrl: string, smtpUrl: string): Record<string, string> {
  return {
    SITE_URL: siteUrl,
    ALLOWED_ORIGINS: [...new Set([siteUrl, localSiteUrl, localPreviewUrl])].join(","),
    SMTP_URL: smtpUrl,
    ENQUIRY_TO: `studio@${site.domain}`,
    ENQUIRY_FROM: `website@${site.domain}`,
    PRACTICE_CHECKOUT_URL: `${url}/practice-checkout`,
    STRIPE_WEBHOOK_SECRET: practiceWebhookSecret,
  };
}

// These override everything: developers may have exported the hosted project's keys (docs/deploy.md), and local
// enquiries must never be written there.
export function ownEnvironment(url: string): Variables {
  return {
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: localPublishableKey,
    SUPABASE_SERVICE_ROLE_KEY: localServiceRoleKey,
    SUPABASE_PUBLISHABLE_KEYS: undefined,
    SUPABASE_SECRET_KEYS: undefined,
  };
}

/** The function settings in .env.example. Developers may set them in the shell for `npm start`. */
export const functionSettings = [
  "SITE_URL",
  "ALLOWED_ORIGINS",
  "SMTP_URL",
  "ENQUIRY_TO",
  "ENQUIRY_FROM",
  "SMTP_TIMEOUT_SECONDS",
  "STRIPE_SECRET_KEY",
  "STRIPE_PRICE_IDS",
  "STRIPE_API_BASE",
  "STRIPE_TIMEOUT_SECONDS",
  "STRIPE_WEBHOOK_SECRET",
  "PRACTICE_CHECKOUT_URL",
  "DEPLOY_HOOK_URL",
  "DEPLOY_HOOK_TIMEOUT_SECONDS",
  "AI_BASE_URL",
  "AI_API_KEY",
  "AI_MODEL",
  "AI_TIMEOUT_SECONDS",
];

export const withoutShellSettings: Variables = Object.fromEntries(
  functionSettings.map((name) => [name, undefined]),
);

type Layer = { defaults: Variables; overrides: Variables };

const layers: Layer[] = [];
const before = new Map<string, string | undefined>();

/**
 * The user's values take precedence over `defaults`, and `overrides` over both. With several backends in one process,
 * the last one started wins. Returns a function that removes these variables; backends may stop in any order.
 */
export function applyFunctionEnvironment(defaults: Variables, overrides: Variables): () => void {
  const layer = { defaults, overrides };
  layers.push(layer);
  settle();
  return () => {
    const index = layers.indexOf(layer);
    if (index === -1) return;
    layers.splice(index, 1);
    settle();
  };
}

function settle(): void {
  for (const [name, value] of before) put(name, value);
  before.clear();
  const layer = layers.at(-1);
  if (!layer) return;
  for (const [name, value] of Object.entries(layer.defaults)) {
    if (!process.env[name]) change(name, value);
  }
  for (const [name, value] of Object.entries(layer.overrides)) change(name, value);
}

function change(name: string, value: string | undefined): void {
  if (!before.has(name)) before.set(name, process.env[name]);
  put(name, value);
}

function put(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}
