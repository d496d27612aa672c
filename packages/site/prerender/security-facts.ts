import { inlineScriptHash, type SecurityFacts } from "../hosting/security-headers.ts";
import type { SiteSettings } from "../site-settings.ts";
import { compileFirstScript } from "./first-script.ts";

export const securityFacts = async (settings: SiteSettings): Promise<SecurityFacts> => ({
  scriptHashes: [inlineScriptHash(await compileFirstScript())],
  supabaseUrl: settings.VITE_SUPABASE_URL,
  siteUrl: settings.VITE_SITE_URL,
});
