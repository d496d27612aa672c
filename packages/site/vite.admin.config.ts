import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { readSiteSettings, settingsFolder } from "./site-settings.ts";

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
    build: {
      target: "baseline-widely-available",
      // These know light-dark() themselves; lowered, it would not follow the light share card on a dark page.
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      modulePreload: { polyfill: false },
      copyPublicDir: false,
      emptyOutDir: false,
      rolldownOptions: { input: `${import.meta.dirname}/admin.html` },
    },
  };
});
