import { build } from "electron-vite";

/** What the built app works with until its settings say otherwise. */
export type DesktopSettings = {
  VITE_SUPABASE_URL: string;
  VITE_SUPABASE_PUBLISHABLE_KEY: string;
  VITE_SITE_URL: string;
};

/**
 * Builds main process, preload and window into packages/desktop/out (electron.vite.config.ts). Without settings, those of
 * the environment or of the backend on this machine count. Rejects with the bundler's error.
 */
export async function buildDesktop(settings?: DesktopSettings): Promise<void> {
  Object.assign(process.env, settings);
  await build({ root: `${import.meta.dirname}/../..`, logLevel: "warn" });
}
