import { apiPort, localPreviewUrl, loopbackHost } from "@brightwren/backend/project/local-addresses";
import { localPublishableKey } from "@brightwren/backend/project/local-project";
import { localDataFolder, localMailFolder } from "@brightwren/backend/project/local-folders";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { startBackend } from "@brightwren/backend/start-backend";
import type { SiteSettings } from "@brightwren/site/site-settings";

const url = `http://${loopbackHost}:${apiPort}`;

type LocalBackend = Pick<RunningBackend, "url" | "anonKey" | "stop">;

export const localSettings = ({ url: backendUrl, anonKey }: LocalBackend): SiteSettings => ({
  VITE_SUPABASE_URL: backendUrl,
  VITE_SUPABASE_PUBLISHABLE_KEY: anonKey,
  VITE_SITE_URL: localPreviewUrl,
});

async function runsAlready(): Promise<boolean> {
  try {
    const { ok } = await fetch(`${url}/health`, { signal: AbortSignal.timeout(2000) });
    return ok;
  } catch {
    return false;
  }
}

/** Uses a running `npm start`, or starts a backend on the same data. Throws a StartupError. */
export async function openLocalBackend(): Promise<LocalBackend> {
  if (await runsAlready()) return { url, anonKey: localPublishableKey, stop: async () => {} };
  return await startBackend({
    dataDir: localDataFolder,
    mailDir: localMailFolder,
    shellSettings: true,
    siteUrl: localPreviewUrl,
    log: "quiet",
  });
}
