import { resolve } from "node:path";
import { apiPort, localSiteUrl, loopbackHost } from "@brightwren/backend/project/local-addresses";
import { localPublishableKey } from "@brightwren/backend/project/local-project";
import { holdsSecretKey, secretKeyFault } from "@brightwren/core/supabase/secret-key";
import react from "@vitejs/plugin-react";
import { defineConfig } from "electron-vite";
import { loadEnv } from "vite";
import { workerAlias, workerPackages } from "./packages/site/worker-packages.ts";

const desktop = resolve(import.meta.dirname, "packages/desktop");
/** The app ships its own Chromium, so the output needs no support for older browsers. */
const target = "chrome140";

/** Third-party notices required by the bundled licences; `npm run package` copies them beside the app. */
const license = { fileName: "licences.md" };

const env = { ...loadEnv("production", import.meta.dirname, ["VITE_", "DESKTOP_"]), ...process.env };

/** Reads a setting that ends up in the app, where every user can read it. Throws for a secret key. */
function publicSetting(name: string, instead: string): string | undefined {
  const value = env[name];
  if (value && holdsSecretKey(value)) throw new Error(`${name} ${secretKeyFault(instead)}.`);
  return value;
}

const builtInConnection = {
  url: publicSetting("VITE_SUPABASE_URL", "the project's address") || `http://${loopbackHost}:${apiPort}`,
  publishableKey:
    publicSetting("VITE_SUPABASE_PUBLISHABLE_KEY", "the project's publishable (anon) key") ||
    localPublishableKey,
  siteUrl: publicSetting("VITE_SITE_URL", "the site's address") || localSiteUrl,
};

export default defineConfig(({ command }) => ({
  main: {
    define: {
      BUILT_IN_CONNECTION: JSON.stringify(builtInConnection),
      RELEASES_URL: JSON.stringify(env["DESKTOP_RELEASES_URL"] ?? ""),
    },
    build: {
      outDir: `${desktop}/out/main`,
      emptyOutDir: true,
      // keytar is native, so it stays external. Everything else is bundled and node_modules is not packed.
      externalizeDeps: { include: ["keytar"] },
      minify: true,
      license,
      rolldownOptions: { input: { index: `${desktop}/main/index.ts` } },
    },
  },
  preload: {
    build: {
      outDir: `${desktop}/out/preload`,
      emptyOutDir: true,
      externalizeDeps: false,
      minify: true,
      rolldownOptions: {
        input: { index: `${desktop}/preload/index.ts` },
        // A sandboxed preload script has to be CommonJS.
        output: { format: "cjs", entryFileNames: "[name].cjs" },
      },
    },
  },
  renderer: {
    root: `${desktop}/renderer`,
    plugins: [react()],
    resolve: { alias: command === "serve" ? workerAlias : [] },
    worker: { plugins: () => [workerPackages()] },
    build: {
      outDir: `${desktop}/out/renderer`,
      emptyOutDir: true,
      minify: true,
      license,
      target,
      cssTarget: target,
      rolldownOptions: { input: { index: `${desktop}/renderer/index.html` } },
    },
  },
}));
