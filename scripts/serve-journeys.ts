import { localPublishableKey } from "@brightwren/backend/project/local-project";
import { startBackend } from "@brightwren/backend/start-backend";
import { buildSite } from "@brightwren/site/build-site";
import { articleLookup } from "@brightwren/site/article-lookup";
import { oncePerKey } from "@brightwren/site/once-per-key";
import { startPreviewServer } from "@brightwren/site/preview-server";
import { securityFacts } from "@brightwren/site/security-facts";
import { securityHeaders } from "@brightwren/site/security-headers";
import { buildDesktop } from "./desktop/build-desktop.ts";
import { testSeeds } from "../tests/setup/articles.ts";
import { addUser } from "../tests/setup/backend.ts";
import { refuseWrites } from "../tests/setup/refuse-writes.ts";
import { backendOf, journeyAddresses, journeyPorts } from "../tests/setup/journey-addresses.ts";

/** Also builds the desktop app, unless the argument is `site-alone`. Notifies the parent process when ready. */
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
  ...testSeeds,
});
await addUser(backend, "member@brightwren.example");

if (!process.argv.includes("site-alone")) {
  await refuseWrites(backend);
  await buildDesktop();
}

const folder = `${import.meta.dirname}/../packages/site/dist-journeys`;
await buildSite({ settings, outFolder: folder });

/** A journey that writes uses its own backend, whose address it sends in a cookie. */
const lookUpAt = oncePerKey((url: string) => articleLookup(url, localPublishableKey));

await startPreviewServer({
  folder,
  port: journeyPorts.site,
  headers: securityHeaders(await securityFacts(settings)),
  findArticle: (slug, { headers }) => lookUpAt(backendOf(headers.cookie) ?? journeyAddresses.api)(slug),
});
process.send?.("up");
