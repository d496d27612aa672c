import { localPublishableKey } from "@brightwren/backend/local-keys";
import { startBackend } from "@brightwren/backend/start-backend";
import { buildSite } from "@brightwren/site/build-site";
import { startPreviewServer } from "@brightwren/site/preview-server";
import { securityFacts } from "@brightwren/site/security-facts";
import { securityHeaders } from "@brightwren/site/security-headers";
import { buildDesktop } from "./desktop/build-desktop.ts";
import { addUser } from "../tests/setup/personas.ts";
import { journeyAddresses, journeyPorts } from "../tests/setup/journey-addresses.ts";

/**
 * What the browser journeys run against: a fresh seeded backend in memory, and the site built from it and served as a
 * host would. The desktop's journeys have backends of their own, and take the app that is built here, unless the
 * argument `site-alone` says that nobody will. A parent process is told when all of it is up.
 */
const settings = {
  VITE_SUPABASE_URL: journeyAddresses.api,
  VITE_SUPABASE_PUBLISHABLE_KEY: localPublishableKey,
  VITE_SITE_URL: journeyAddresses.site,
};

const backend = await startBackend({
  port: journeyPorts.api,
  mailboxPort: journeyPorts.mailbox,
  smtpPort: journeyPorts.smtp,
  siteUrl: journeyAddresses.site,
  log: "quiet",
  // A key in somebody's shell must not send the journeys to the real provider.
  env: { STRIPE_SECRET_KEY: "" },
});
await addUser(backend, "member@brightwren.example");

if (!process.argv.includes("site-alone")) await buildDesktop();

const folder = `${import.meta.dirname}/../packages/site/dist-journeys`;
await buildSite({ settings, outFolder: folder });
await startPreviewServer({
  folder,
  port: journeyPorts.site,
  headers: securityHeaders(securityFacts(settings)),
});
process.send?.("up");
