import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localPublishableKey } from "@brightwren/backend/project/local-project";
import { startPreviewServer } from "@brightwren/site/preview-server";
import { securityFacts } from "@brightwren/site/security-facts";
import { securityHeaders } from "@brightwren/site/security-headers";
import { build } from "vite";
import { journeyAddresses } from "../journey-addresses.ts";

/**
 * Serves a page with nothing but what prepares pictures, bundled as the admin is and under the site's own headers.
 * Port 0 takes any.
 */
export async function servePreparePage(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "brightwren-prepare-"));
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "error",
    build: {
      target: "baseline-widely-available",
      modulePreload: { polyfill: false },
      outDir: folder,
      emptyOutDir: true,
    },
  });
  const settings = {
    VITE_SUPABASE_URL: journeyAddresses.api,
    VITE_SUPABASE_PUBLISHABLE_KEY: localPublishableKey,
    VITE_SITE_URL: journeyAddresses.site,
  };
  const server = await startPreviewServer({
    folder,
    port: 0,
    headers: securityHeaders(securityFacts(settings)),
  });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
