import { previewPort } from "@brightwren/backend/project/local-project";
import { buildSite } from "@brightwren/site/build-site";
import { articleLookup } from "@brightwren/site/article-lookup";
import { startPreviewServer } from "@brightwren/site/preview-server";
import { securityFacts } from "@brightwren/site/security-facts";
import { securityHeaders } from "@brightwren/site/security-headers";
import { readSiteSettings } from "@brightwren/site/site-settings";
import { describeBuild, showProgress } from "./site/report-build.ts";
import { localSettings, openLocalBackend } from "./site/local-backend.ts";
import { stopOnSignal } from "./start/stop-on-signal.ts";

/** `--built`: serves the existing packages/site/dist without a backend. */
const site = `${import.meta.dirname}/../packages/site`;

const running = new AsyncDisposableStack();
const stopAll = () => running.disposeAsync();
await stopOnSignal(stopAll);

async function buildForThisMachine() {
  const backend = await openLocalBackend();
  running.defer(backend.stop);
  const settings = localSettings(backend);
  const outFolder = `${site}/dist-preview`;
  console.log(describeBuild(await buildSite({ settings, outFolder, onProgress: showProgress() })));
  return { settings, folder: outFolder };
}

try {
  const { settings, folder } = process.argv.includes("--built")
    ? { settings: readSiteSettings("production"), folder: `${site}/dist` }
    : await buildForThisMachine();
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
