import { localPreviewUrl, localSiteUrl } from "../local-addresses.ts";
import { localPublishableKey, localServiceRoleKey } from "../local-keys.ts";

/** The variables a function finds when nobody has set others. */
export function defaultEnvironment(url: string, siteUrl: string, smtpUrl: string): Record<string, string> {
  return {
    SITE_URL: siteUrl,
    ALLOWED_ORIGINS: [...new Set([siteUrl, localSiteUrl, localPreviewUrl])].join(","),
    SMTP_URL: smtpUrl,
    ENQUIRY_TO: "studio@brightwren.example",
    ENQUIRY_FROM: "website@brightwren.example",
    PRACTICE_CHECKOUT_URL: `${url}/practice-checkout`,
  };
}

/**
 * The backend's own address and keys. They win over everything: docs/deploy.md has people export those of the hosted
 * project, and local enquiries must never be written there.
 */
export function ownEnvironment(url: string): Variables {
  return {
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: localPublishableKey,
    SUPABASE_SERVICE_ROLE_KEY: localServiceRoleKey,
    SUPABASE_PUBLISHABLE_KEYS: undefined,
    SUPABASE_SECRET_KEYS: undefined,
  };
}

/** Variables to be set, or taken away where there is no value. */
export type Variables = Record<string, string | undefined>;

/** What a developer may set in the shell for `npm start`: the functions' part of .env.example. */
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
  "PRACTICE_CHECKOUT_URL",
  "DEPLOY_HOOK_URL",
  "DEPLOY_HOOK_TIMEOUT_SECONDS",
  "AI_BASE_URL",
  "AI_API_KEY",
  "AI_MODEL",
  "AI_TIMEOUT_SECONDS",
  "AI_POST_STATUS",
];

/** As if none of the settings had been set in the shell. */
export const withoutShellSettings: Variables = Object.fromEntries(
  functionSettings.map((name) => [name, undefined]),
);
