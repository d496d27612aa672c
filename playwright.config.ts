import { defineConfig } from "playwright/test";
import { browserLaunch } from "./tests/setup/browser-launch.ts";
import { busyWorkers, patience } from "./tests/setup/machine.ts";
import { journeyAddresses } from "./tests/setup/journey-addresses.ts";

const chromium = { launchOptions: browserLaunch };

/** Further engines from TEST_BROWSERS (`firefox,webkit`). */
const otherBrowsers = (["firefox", "webkit"] as const).filter((name) =>
  process.env["TEST_BROWSERS"]?.split(",").includes(name),
);

const isCI = Boolean(process.env["CI"]);

export default defineConfig({
  testDir: "tests/e2e",
  // Playwright empties this folder when it starts, while the tests of other stages write beside it.
  outputDir: "test-results/journeys",
  fullyParallel: true,
  workers: busyWorkers,
  timeout: patience(45),
  expect: { timeout: patience(8) },
  forbidOnly: isCI,
  // Retries once, alone, at the end. A test that passes on the retry is reported as flaky (docs/testing.md).
  retries: isCI ? 1 : 0,
  retryStrategy: "isolated",
  reporter: [["list"], ["./scripts/test/playwright-tally.ts"]],
  projects: [
    { name: "browser", testIgnore: "desktop/**", use: chromium },
    { name: "desktop", testMatch: "desktop/**", use: chromium },
    ...otherBrowsers.map((browserName) => ({
      name: browserName,
      testMatch: "site/**",
      use: { browserName },
    })),
  ],
  use: {
    baseURL: journeyAddresses.site,
    // A trace costs a third more processor time. No screencast: it costs more than the rest of the trace.
    trace: { mode: "on-first-retry", screenshots: false },
    screenshot: "only-on-failure",
    locale: "en-GB",
    timezoneId: "Europe/London",
  },
  webServer: {
    command: "node scripts/serve-journeys.ts",
    url: journeyAddresses.site,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
