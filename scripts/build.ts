import { buildSite } from "@brightwren/site/build-site";
import { readSiteSettings } from "@brightwren/site/site-settings";
import { buildDesktop } from "./desktop/build-desktop.ts";
import { describeBuild, showProgress } from "./site/report-build.ts";
import { localSettings, openLocalBackend } from "./site/local-backend.ts";

/** `--local`: builds for this machine, from the local backend. */
const outFolder = `${import.meta.dirname}/../packages/site/dist`;

const backend = process.argv.includes("--local") ? await openLocalBackend() : undefined;
let failed = false;
try {
  const settings = backend ? localSettings(backend) : readSiteSettings("production");
  const report = await buildSite({ settings, outFolder, onProgress: showProgress() });
  console.log(describeBuild(report));
  await buildDesktop(settings);
  console.log("Built the desktop app in packages/desktop/out. `npm run package` makes its installers.");
} catch (error) {
  console.error(`The build failed. ${error instanceof Error ? error.message : String(error)}`);
  if (!(error instanceof Error) || error.name !== "BuildError") console.error(error);
  failed = true;
}
await backend?.stop();
// Override the exit code that the database sets when it stops.
process.exit(failed ? 1 : 0);
