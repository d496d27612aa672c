import { inlineScriptHash, type SecurityFacts } from "../hosting/security-headers.ts";
import type { SiteSettings } from "../site-settings.ts";
import { bootstrapScript } from "./page/bootstrap.ts";

/** What the security headers of a build must name. */
export const securityFacts = (settings: SiteSettings): SecurityFacts => ({
  scriptHashes: [inlineScriptHash(bootstrapScript)],
  supabaseUrl: settings.VITE_SUPABASE_URL,
  siteUrl: settings.VITE_SITE_URL,
});
