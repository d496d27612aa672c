import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { startBackend } from "@brightwren/backend/start-backend";
import { buildSite } from "@brightwren/site/build-site";
import { startPreviewServer } from "@brightwren/site/preview-server";
import { securityFacts } from "@brightwren/site/security-facts";
import { securityHeaders } from "@brightwren/site/security-headers";
import { barePage } from "./bare-page.ts";
import { answerParent, childInput } from "./child-process.ts";

const { outFolder } = childInput() as { outFolder: string };

const port = await freePort();
const siteUrl = `http://127.0.0.1:${port}`;
const backend = await startBackend({ port: 0, mailboxPort: 0, smtpPort: 0, log: "quiet", siteUrl });
const settings = {
  VITE_SUPABASE_URL: backend.url,
  VITE_SUPABASE_PUBLISHABLE_KEY: backend.anonKey,
  VITE_SITE_URL: siteUrl,
};
await buildSite({ settings, outFolder });
await writeFile(join(outFolder, "bare.html"), barePage);
const headers = securityHeaders(await securityFacts(settings));
const { url } = await startPreviewServer({ folder: outFolder, port, headers });
await answerParent({ url, backendUrl: backend.url });

/** Finds a free port for a server that needs its address before it starts. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port: free } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return free;
}
