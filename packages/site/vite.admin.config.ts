import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildTarget } from "./browser-floor.ts";
import { readSiteSettings, settingsFolder } from "./site-settings.ts";
import { workerPackages } from "./worker-packages.ts";

/** Builds the admin separately, so that it shares no chunks with public pages and visitors never download its code. */
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
      // In kB, before compression. tests/site/files.test.ts limits what the login screen needs.
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        input: `${import.meta.dirname}/admin.html`,
        // What the login screen needs: one file instead of one for each set of screens that share a module.
        output: { codeSplitting: { groups: [{ name: "start", tags: ["$initial"] }] } },
      },
    },
  };
});
