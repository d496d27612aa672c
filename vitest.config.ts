import { localPublishableKey } from "@brightwren/backend/project/local-project";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { workerAlias } from "./packages/site/worker-packages.ts";
import { journeyAddresses } from "./tests/setup/journey-addresses.ts";
import { browserLaunch } from "./tests/setup/browser-launch.ts";
import { carry, emulateMedia, freshBackend, pointer } from "./tests/setup/components/backend-commands.ts";
import { busyWorkers, patience, waitingWorkers } from "./tests/setup/machine.ts";
import { addLibraryPicture, readPicture, samplePicture } from "./tests/setup/components/picture-commands.ts";
import { shortLivedPostgres } from "./tests/setup/short-lived-postgres.ts";
import { isDeep } from "./tests/setup/test-depth.ts";

const outsideSources = ["**/node_modules/**", "**/dist/**", "supabase/.temp/**"];
const coreSeconds = ["tests/setup/count-core-seconds.ts"];
const besideSources = "{packages,supabase/functions,scripts,tests/setup,tests/model,tests/specification}/**";

export default defineConfig({
  test: {
    tags: [{ name: "deep", description: "loops, matrices and real deadlines: `npm run test:deep` alone" }],
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: [`${besideSources}/*.test.ts`],
          exclude: [...outsideSources, "**/*.isolated.test.ts"],
          setupFiles: ["tests/setup/undo-fakes.ts", "tests/setup/keep-modules.ts"],
          testTimeout: patience(15),
          // Files share imported modules, which halves the run time. None of these tests replaces a module.
          isolate: false,
          // Each worker gets its files at the start. More workers than cores even out how long they take.
          maxWorkers: waitingWorkers,
        },
      },
      {
        test: {
          name: "unit-isolated",
          environment: "node",
          maxWorkers: waitingWorkers,
          include: [`${besideSources}/*.isolated.test.ts`],
          exclude: outsideSources,
          setupFiles: "tests/setup/undo-fakes.ts",
          testTimeout: patience(15),
        },
      },
      {
        oxc: { jsx: { runtime: "automatic", development: isDeep } },
        resolve: { alias: workerAlias },
        optimizeDeps: {
          entries: [
            "tests/{components,setup/components}/**/*.ts{,x}",
            "packages/{admin,site,ui}/src/**/*.ts{,x}",
          ],
          // React's production build is faster. In a deep run, a warning of its development build fails the test.
          include: ["react", "react-dom", isDeep ? "react/jsx-dev-runtime" : "react/jsx-runtime"],
          rolldownOptions: isDeep
            ? {}
            : { transform: { define: { "process.env.NODE_ENV": JSON.stringify("production") } } },
        },
        test: {
          name: "components",
          include: ["tests/components/**/*.test.tsx"],
          exclude: outsideSources,
          // Close to the longest wait for an element. A window's first test loads every module and starts a backend.
          testTimeout: patience(30),
          hookTimeout: patience(30),
          maxWorkers: busyWorkers,
          // The files of a worker share a page and its modules. Loading the modules takes longer than most files.
          isolate: false,
          // One retry, reported as flaky (docs/testing.md).
          retry: process.env["CI"] ? 1 : 0,
          expect: { poll: { timeout: patience(8) } },
          env: {
            VITE_SUPABASE_URL: journeyAddresses.api,
            VITE_SUPABASE_PUBLISHABLE_KEY: localPublishableKey,
            VITE_SITE_URL: journeyAddresses.site,
            TEST_DEPTH: isDeep ? "deep" : "normal",
          },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: browserLaunch }),
            instances: [{ browser: "chromium" }],
            viewport: { width: 1280, height: 800 },
            screenshotFailures: false,
            commands: {
              carry,
              emulateMedia,
              freshBackend,
              addLibraryPicture,
              pointer,
              readPicture,
              samplePicture,
            },
          },
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "backend",
          environment: "node",
          include: ["tests/backend/**/*.test.ts"],
          setupFiles: [...coreSeconds, "tests/setup/keep-modules.ts", "tests/setup/clean-up-after-file.ts"],
          globalSetup: "tests/setup/hosted/global-setup.ts",
          exclude: [...outsideSources, "**/*.isolated.test.ts"],
          // Files share a process and its modules, because a backend's first start in a process takes 2 s of CPU time.
          isolate: false,
          // Tests and hooks start two databases. A hook that times out breaks the files after it in its process.
          testTimeout: patience(60),
          hookTimeout: patience(60),
          maxWorkers: busyWorkers,
          execArgv: shortLivedPostgres,
          // Projects with different numbers of workers run one after the other.
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: "backend-isolated",
          environment: "node",
          include: ["tests/backend/**/*.isolated.test.ts"],
          setupFiles: [...coreSeconds, "tests/setup/clean-up-after-file.ts"],
          exclude: outsideSources,
          testTimeout: patience(30),
          hookTimeout: patience(30),
          maxWorkers: busyWorkers,
          execArgv: shortLivedPostgres,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: "desktop",
          environment: "node",
          include: ["tests/desktop/**/*.test.ts"],
          setupFiles: [...coreSeconds, "tests/setup/clean-up-after-file.ts"],
          exclude: outsideSources,
          testTimeout: patience(60),
          hookTimeout: patience(30),
          maxWorkers: busyWorkers,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: "site",
          environment: "node",
          include: ["tests/site/**/*.test.ts"],
          setupFiles: coreSeconds,
          exclude: outsideSources,
          globalSetup: "tests/setup/serve-site.ts",
          testTimeout: patience(30),
          hookTimeout: patience(30),
          sequence: { groupOrder: 5 },
        },
      },
      {
        test: {
          name: "firefox",
          environment: "node",
          include: ["tests/firefox/**/*.test.ts"],
          setupFiles: coreSeconds,
          exclude: outsideSources,
          globalSetup: "tests/setup/serve-site.ts",
          testTimeout: patience(45),
          hookTimeout: patience(30),
          expect: { poll: { timeout: patience(10), interval: 100 } },
          // All files share one site and one backend: a post published by one file would change the lists of another.
          maxWorkers: 1,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});
