import { previewPort } from "@brightwren/backend/project/local-addresses";
import { buildSite } from "@brightwren/site/build-site";
import { articleLookup } from "@brightwren/site/article-lookup";
import { startPreviewServer } from "@brightwren/site/preview-server";
import { securityFacts } from "@brightwren/site/security-facts";
import { securityHeaders } from "@brightwren/site/security-headers";
import { readSiteSettings } from "@brightwren/site/site-settings";
import { describeBuild, showProgress } from "./site/report-build.ts";
import { localSettings, openLocalBackend } from "./site/local-backend.ts";
import { stopOnSignal } from "./start/stop-on-signal.ts";

/** `--built`: serves the existing packages/site/dist, without a backend unless `--local` is set, too. */
const site = `${import.meta.dirname}/../packages/site`;

const running = new AsyncDisposableStack();
const stopAll = () => running.disposeAsync();
await stopOnSignal(stopAll);

async function settingsOfThisMachine() {
  const backend = await openLocalBackend();
  running.defer(backend.stop);
  return localSettings(backend);
}

try {
  const isBuilt = process.argv.includes("--built");
  const isLocal = !isBuilt || process.argv.includes("--local");
  const settings = isLocal ? await settingsOfThisMachine() : readSiteSettings("production");
  const folder = `${site}/${isBuilt ? "dist" : "dist-preview"}`;
  if (!isBuilt)
    console.log(describeBuild(await buildSite({ settings, outFolder: folder, onProgress: showProgress() })));
  const headers = securityHeaders(await securityFacts(settings));
  const lookUp = articleLookup(settings.VITE_SUPABASE_URL, settings.VITE_SUPABASE_PUBLISHABLE_KEY);
  const server = await startPreviewServer({ folder, port: previewPort, headers, findArticle: lookUp });
  running.defer(server.stop);
  console.log(
    `\n  Site     ${server.url}\n  API      ${settings.VITE_SUPABASE_URL}\n\n  Press Ctrl+C to stop.\n`,
  );
} catch (error) {
  await stopAll();
  console.error(`The preview could not start. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
