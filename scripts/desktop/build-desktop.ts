import { build } from "electron-vite";

type DesktopSettings = {
  VITE_SUPABASE_URL: string;
  VITE_SUPABASE_PUBLISHABLE_KEY: string;
  VITE_SITE_URL: string;
};

/** Settings default to the environment, then to the local backend. Rejects with the bundler's error. */
export async function buildDesktop(settings?: DesktopSettings): Promise<void> {
  Object.assign(process.env, settings);
  await build({ root: `${import.meta.dirname}/../..`, logLevel: "warn" });
}
