import { join } from "node:path";
import { build } from "vite";
import { buildTarget } from "../browser-floor.ts";
import { inlineScriptHash, type SecurityFacts } from "../hosting/security-headers.ts";
import type { SiteSettings } from "../site-settings.ts";

const folder = join(import.meta.dirname, "../src/first-script");

/** Must be identical on every page, because the CSP contains its hash. */
export async function compileFirstScript(): Promise<string> {
  const output = await build({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    root: folder,
    build: {
      write: false,
      target: buildTarget,
      lib: { entry: "first-script.ts", formats: ["iife"], name: "firstScript" },
    },
  });
  const [result] = [output].flat();
  if (!result || !("output" in result)) throw new Error("Vite compiled no first script.");
  return result.output[0].code.trim();
}

export const securityFacts = async (settings: SiteSettings): Promise<SecurityFacts> => ({
  scriptHashes: [inlineScriptHash(await compileFirstScript())],
  supabaseUrl: settings.VITE_SUPABASE_URL,
  siteUrl: settings.VITE_SITE_URL,
});
