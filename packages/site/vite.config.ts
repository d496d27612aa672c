import react from "@vitejs/plugin-react";
import { defineConfig, type BuildOptions, type Plugin } from "vite";
import { drawnFiles } from "./drawn-files.ts";
import { buildTarget } from "./browser-floor.ts";
import { readSiteSettings, settingsFolder } from "./site-settings.ts";
import { workerAlias } from "./worker-packages.ts";

/** In development the owner's screens are served as in production (hosting/rules.ts). */
const adminPages = (): Plugin => ({
  name: "admin-pages",
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (/^\/(login|admin(\/[^?]*)?)(?=[?]|$)/.test(request.url ?? "")) request.url = "/admin.html";
      next();
    });
  },
});

const packages = (...names: string[]) => new RegExp(`/node_modules/(${names.join("|")})/`);

const clientOutput = {
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          // What stays the same from release to release.
          {
            name: "react",
            test: packages("react", "react-dom", "scheduler", "react-router", "react-router-dom"),
          },
          { name: "query", test: packages("@tanstack/react-query", "@tanstack/query-core") },
          // What most pages share: one request instead of a dozen, and smaller together than apart.
          { name: "shared", minShareCount: 12 },
        ],
      },
    },
  },
} satisfies BuildOptions;

const serverOutput = {
  minify: false,
  rolldownOptions: { output: { entryFileNames: "render.mjs", codeSplitting: false } },
} satisfies BuildOptions;

export default defineConfig(({ mode, command, isSsrBuild }) => {
  readSiteSettings(mode);
  return {
    root: import.meta.dirname,
    envDir: settingsFolder,
    plugins: [drawnFiles(), react(), adminPages()],
    resolve: { alias: command === "build" ? [] : workerAlias },
    server: { host: "127.0.0.1", port: 5173, strictPort: true },
    // What draws the pages at build is one file that needs no packages, and React's production build.
    ...(command === "build" ? { ssr: { noExternal: true } } : {}),
    ...(isSsrBuild ? { define: { "process.env.NODE_ENV": '"production"' } } : {}),
    build: {
      manifest: !isSsrBuild,
      // The pages' icons and the like are the browser build's.
      copyPublicDir: !isSsrBuild,
      target: buildTarget,
      // The content security policy lets fonts come from files only.
      assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
      modulePreload: {
        polyfill: false,
        // Every page has these already; their names need not travel with each link to a page.
        resolveDependencies: (_file, deps) => deps.filter((dep) => !/(react|shared|runtime)-/.test(dep)),
      },
      ...(isSsrBuild ? serverOutput : clientOutput),
    },
  };
});
