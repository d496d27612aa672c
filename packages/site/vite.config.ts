import { fileURLToPath } from "node:url";
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

/**
 * What most pages share: one request instead of a dozen, and smaller together than apart. Nothing in it may import what
 * stays in the entry: a page's chunks are imported side by side, and a circle would run half-made.
 */
const pageParts =
  /packages\/(brand\/|core\/src\/paths|ui\/src\/(window|button|badge|brand|toast\/notify)|site\/src\/(page\/(page-head|hydration|lazy-part)|features\/sections\/sections))/;

/** What many pages show, and others do without: pictures of our work; what clients say, the packages and their checkout. */
const pictureParts = /packages\/(demos\/src\/(shared\/demos|pictures\/)|site\/src\/features\/pictures)/;
const offerParts =
  /packages\/site\/src\/(content\/(showcase|packages\/package-terms)|features\/(testimonials|packages|checkout\/(?!request)))/;

/** react-router's package names only its development build; the production one beside it carries no warnings. */
const productionRouter = fileURLToPath(
  new URL("../production/index.mjs", import.meta.resolve("react-router")),
);

/**
 * React makes four errors as it starts, to tell them apart later. Where developer tools or Lighthouse are attached, the
 * browser reads all of React a second time for the traces of each (docs/decisions/015): these have none.
 */
const tracelessErrors = (): Plugin => ({
  name: "traceless-errors",
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler(code) {
      const traceless = code.replace(
        /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g,
        "$1 = Object.create(Error.prototype, { message: { value: $2 } })",
      );
      if (traceless === code)
        this.warn("React makes its errors otherwise now; they have their traces again.");
      return traceless;
    },
  },
});

const clientOutput = {
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          // The part that stays the same from release to release.
          {
            name: "react",
            test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|vite\/preload-helper|rolldown\/runtime/,
          },
          {
            // How the live backend is asked: it comes with the query library, after the page.
            name: "reads",
            includeDependenciesRecursively: false,
            test: /core\/src\/blog\/(list-published|read-|search-text|drawable)/,
          },
          {
            // What the blog's pages share.
            name: "reading",
            includeDependenciesRecursively: false,
            test: /core\/src\/blog\/|site\/src\/page\/use-read/,
          },
          {
            name: "page-parts",
            includeDependenciesRecursively: false,
            test: pageParts,
          },
          {
            name: "picture-parts",
            includeDependenciesRecursively: false,
            test: pictureParts,
          },
          {
            name: "offer-parts",
            includeDependenciesRecursively: false,
            test: offerParts,
          },
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
    plugins: [drawnFiles(), tracelessErrors(), react(), adminPages()],
    resolve: {
      alias:
        command === "build"
          ? [{ find: /^react-router(-dom)?$/, replacement: productionRouter }]
          : workerAlias,
    },
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
        // The entry has loaded these already; their names need not travel with every route.
        resolveDependencies: (_file, deps) => deps.filter((dep) => !/(react|page-parts|runtime)-/.test(dep)),
      },
      ...(isSsrBuild ? serverOutput : clientOutput),
    },
  };
});
