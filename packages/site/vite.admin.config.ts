import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildTarget } from "./browser-floor.ts";
import { readSiteSettings, settingsFolder } from "./site-settings.ts";
import { workerPackages } from "./worker-packages.ts";

/**
 * The owner's screens, built apart: no chunk is shared with the public pages, so nothing the owner needs is ever
 * downloaded by a visitor.
 */
export default defineConfig(({ mode }) => {
  readSiteSettings(mode);
  return {
    root: import.meta.dirname,
    envDir: settingsFolder,
    plugins: [react()],
    worker: { plugins: () => [workerPackages()] },
    build: {
      target: buildTarget,
      modulePreload: { polyfill: false },
      copyPublicDir: false,
      emptyOutDir: false,
      rolldownOptions: { input: `${import.meta.dirname}/admin.html` },
    },
  };
});
