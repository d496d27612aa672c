import { fileURLToPath } from "node:url";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { checkWritable } from "@brightwren/backend/data-folder/system-error";
import { portInUse } from "@brightwren/backend/http/http-server";
import { localSiteUrl, loopbackHost, sitePort } from "@brightwren/backend/project/local-addresses";
import { createServer } from "vite";

const root = fileURLToPath(new URL("../../packages/site", import.meta.url));
const configFile = fileURLToPath(new URL("../../packages/site/vite.config.ts", import.meta.url));

/** Throws a StartupError when the site's port is taken. */
export async function startSite(backend: RunningBackend) {
  // Without a writable cache, Vite starts but the pages do not work.
  checkWritable(`${root}/node_modules/.vite`);
  process.env["VITE_SUPABASE_URL"] ||= backend.url;
  process.env["VITE_SUPABASE_PUBLISHABLE_KEY"] ||= backend.anonKey;
  process.env["VITE_SITE_URL"] ||= localSiteUrl;

  const restoreListeners = keepListeners();
  const address = { host: loopbackHost, port: sitePort, strictPort: true };
  const server = await createServer({ configFile, root, server: address });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw /already in use/i.test(String(error)) ? portInUse("the site", sitePort, error) : error;
  } finally {
    restoreListeners();
  }
  return { url: localSiteUrl, stop: () => server.close() };
}

/** Removes Vite's SIGTERM listener, which would exit before the database is closed. */
function keepListeners(): () => void {
  const before = new Set(process.listeners("SIGTERM"));
  return () => {
    for (const listener of process.listeners("SIGTERM")) {
      if (!before.has(listener)) process.off("SIGTERM", listener);
    }
  };
}
