import { localPreviewUrl, localSiteUrl } from "../local-addresses.ts";
import { localPublishableKey, localServiceRoleKey } from "../local-keys.ts";

/** The variables a function finds when nobody has set others. */
export function defaultEnvironment(url: string, siteUrl: string, smtpUrl: string): Record<string, string> {
  return {
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: localPublishableKey,
    SUPABASE_SERVICE_ROLE_KEY: localServiceRoleKey,
    SITE_URL: siteUrl,
    ALLOWED_ORIGINS: [...new Set([siteUrl, localSiteUrl, localPreviewUrl])].join(","),
    SMTP_URL: smtpUrl,
    ENQUIRY_TO: "studio@brightwren.example",
    ENQUIRY_FROM: "website@brightwren.example",
    PRACTICE_CHECKOUT_URL: `${url}/practice-checkout`,
  };
}
