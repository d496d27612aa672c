import { localPublishableKey } from "@brightwren/backend/local-keys";
import { startBackend } from "@brightwren/backend/start-backend";
import { build, preview } from "vite";
import { journeyAddresses, journeyPorts } from "../tests/setup/journey-addresses.ts";

/** What the browser journeys run against: a fresh seeded backend in memory and the built site. */
const outDir = "dist/journeys";

Object.assign(process.env, {
  VITE_SUPABASE_URL: journeyAddresses.api,
  VITE_SUPABASE_PUBLISHABLE_KEY: localPublishableKey,
  VITE_SITE_URL: journeyAddresses.site,
});

await startBackend({
  port: journeyPorts.api,
  mailboxPort: journeyPorts.mailbox,
  smtpPort: journeyPorts.smtp,
  siteUrl: journeyAddresses.site,
  log: "quiet",
  // A key in somebody's shell must not send the journeys to the real provider.
  env: { STRIPE_SECRET_KEY: "" },
});

const configFile = `${import.meta.dirname}/../packages/site/vite.config.ts`;
await build({ configFile, logLevel: "warn", build: { outDir } });
await preview({ configFile, build: { outDir }, preview: { port: journeyPorts.site } });
