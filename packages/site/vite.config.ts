import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv, type Plugin } from "vite";
import { z } from "zod";
import { validateContent } from "./src/content/validate-content.ts";

const clientEnv = z.object({
  VITE_SUPABASE_URL: z.url("must be the address of the Supabase project, e.g. http://127.0.0.1:54321"),
  VITE_SUPABASE_PUBLISHABLE_KEY: z
    .string("must be the project's publishable (anon) key")
    .min(1, "must not be empty"),
  VITE_SITE_URL: z.url("must be the address the site is served from, e.g. http://127.0.0.1:5173"),
});

function checkEnv(env: Record<string, string>): void {
  const parsed = clientEnv.safeParse(env);
  if (parsed.success) return;
  const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join(".")} ${message}`);
  const error = new Error(
    `The site's environment is not complete:\n${faults.join("\n")}\n.env.example explains each value.`,
  );
  // Vite prints the stack; to the person who forgot a variable it says nothing.
  error.stack = error.message;
  throw error;
}

/** A build with a wrong price, a dead link or a missing question stops here. */
const checkContent = (): Plugin => ({
  name: "check-content",
  apply: "build",
  buildStart() {
    const faults = validateContent();
    if (faults.length > 0)
      this.error(`The content has faults:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
  },
});

/** What most pages share: one request instead of a dozen, and smaller together than apart. */
const pageParts =
  /packages\/(core\/src\/paths|ui\/src\/(window|button|badge|brand)|site\/src\/(app\/page-head|pictures\/|content\/(showcase|packages\/package-terms)|features\/(sections|pictures|testimonials|packages|checkout\/(?!request))))/;

/** react-router's package names only its development build; the production one beside it carries no warnings. */
const productionRouter = fileURLToPath(
  new URL("../production/index.mjs", import.meta.resolve("react-router")),
);

export default defineConfig(({ mode, command }) => {
  const envDir = `${import.meta.dirname}/../..`;
  checkEnv(loadEnv(mode, envDir, "VITE_"));
  return {
    root: import.meta.dirname,
    envDir,
    plugins: [react(), checkContent()],
    resolve: {
      alias: command === "build" ? [{ find: /^react-router(-dom)?$/, replacement: productionRouter }] : [],
    },
    server: { host: "127.0.0.1", port: 5173, strictPort: true },
    preview: { host: "127.0.0.1", port: 4173, strictPort: true },
    build: {
      target: "baseline-widely-available",
      modulePreload: {
        polyfill: false,
        // The entry has loaded these already; their names need not travel with every route.
        resolveDependencies: (_file, deps) => deps.filter((dep) => !/(react|page-parts|runtime)-/.test(dep)),
      },
      // 2 % smaller than the default minifier leaves it, for two seconds more at build.
      minify: "terser",
      terserOptions: { module: true, ecma: 2022, compress: { passes: 3 } },
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
                name: "legal",
                includeDependenciesRecursively: false,
                test: /features\/legal|content\/(heads\/)?(privacy|terms|cookie)/,
              },
              {
                name: "page-parts",
                includeDependenciesRecursively: false,
                test: pageParts,
              },
            ],
          },
        },
      },
    },
  };
});
