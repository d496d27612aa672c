import react from "@vitejs/plugin-react";
import { defineConfig, type BuildOptions, type Plugin } from "vite";
import { buildTarget } from "./browser-floor.ts";
import { readSiteSettings, settingsFolder } from "./site-settings.ts";
import { workerAlias } from "./worker-packages.ts";

/** Serves the admin in development as hosting providers do (hosting/rules.ts). */
const adminPages = (): Plugin => ({
  name: "admin-pages",
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (/^\/(login|admin(\/[^?]*)?)(?=[?]|$)/.test(request.url ?? "")) request.url = "/admin.html";
      next();
    });
  },
});

const clientOutput = {
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          // Rarely changes between releases, so browsers can cache it.
          {
            name: "react",
            test: /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
          },
          // With two small modules that every page with queries loads.
          {
            name: "query",
            test: /\/@tanstack\/|\/page\/(query-client|built-file)\.ts/,
            includeDependenciesRecursively: false,
          },
          // Shared by most pages, so one chunk saves a dozen requests and compresses better.
          { name: "shared", minShareCount: 11 },
        ],
      },
    },
  },
} satisfies BuildOptions;

const serverOutput = {
  minify: false,
  rolldownOptions: { output: { entryFileNames: "render.mjs", codeSplitting: false } },
} satisfies BuildOptions;

/** Vite would reload the open pages for each HTML file that a build writes. */
const buildOutput = /\/packages\/site\/(dist|\.cache)/;

export default defineConfig(({ mode, command, isSsrBuild }) => {
  readSiteSettings(mode);
  return {
    root: import.meta.dirname,
    envDir: settingsFolder,
    plugins: [react(), adminPages()],
    resolve: { alias: command === "build" ? [] : workerAlias },
    server: { host: "127.0.0.1", port: 5173, strictPort: true, watch: { ignored: buildOutput } },
    // Bundles the prerenderer into one file without dependencies, with React's production build.
    ...(command === "build" ? { ssr: { noExternal: true } } : {}),
    ...(isSsrBuild ? { define: { "process.env.NODE_ENV": '"production"' } } : {}),
    build: {
      manifest: !isSsrBuild,
      // The browser build already copies the public folder.
      copyPublicDir: !isSsrBuild,
      target: buildTarget,
      // The CSP does not allow inlined fonts.
      assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
      modulePreload: {
        polyfill: false,
        // Every page has already loaded these, so preload lists can omit them.
        resolveDependencies: (_file, deps) => deps.filter((dep) => !/(react|shared|runtime)-/.test(dep)),
      },
      ...(isSsrBuild ? serverOutput : clientOutput),
    },
  };
});
