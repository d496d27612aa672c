import { mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localPublishableKey } from "@brightwren/backend/local-keys";
import { test as base, expect, type Page } from "playwright/test";
import { attendSystem, type System } from "./attend-system.ts";
import { watchConsole, type ConsoleWatch } from "./console-watch.ts";
import type { DesktopApp } from "./desktop-app.ts";
import { type SeededBackend, startSeededBackend } from "../seeded-backend.ts";
import { type Posts, postsAt } from "./desktop-posts.ts";
import { type Keychains, type KeychainState, openKeychains } from "./keychains.ts";
import { launchDesktop } from "./launch-desktop.ts";
import { openNetworkGate, type NetworkGate } from "./network-gate.ts";

export type Launched = { app: DesktopApp; page: Page; system: System };

type Fixtures = {
  /** Which keychain the app finds; "unlocked" unless a file says otherwise with `test.use`. */
  keychain: KeychainState;
  /** The way to the backend; each test has its own, and with it a session of its own. */
  network: NetworkGate;
  posts: Posts;
  /** The app's folder; what it keeps stays there until the test is over. */
  userData: string;
  consoleGuard: Pick<ConsoleWatch, "allow">;
  /** Starts the app with this test's folder, and gives it with its first window. */
  launch: (options?: { args?: string[]; env?: Record<string, string> }) => Promise<Launched>;
};

type WorkerFixtures = { backend: SeededBackend; keychains: Keychains };

export const siteUrl = "https://brightwren.example";

const connection = (url: string) => JSON.stringify({ url, publishableKey: localPublishableKey, siteUrl });

/**
 * Playwright's `test` for the desktop app. Fails on every console warning and error, page error and violation of the
 * content security policy in a window, and on every word of the main process, that was not allowed.
 */
export const test = base.extend<Fixtures & { watch: ConsoleWatch }, WorkerFixtures>({
  backend: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
    async ({}, provide) => {
      const backend = await startSeededBackend();
      await provide(backend);
      await backend.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  keychains: [
    // oxlint-disable-next-line no-empty-pattern -- see above
    async ({}, provide) => {
      const keychains = openKeychains();
      await provide(keychains);
      await keychains.stop();
    },
    { scope: "worker" },
  ],
  keychain: ["unlocked", { option: true }],
  posts: ({ backend }, provide) => provide(postsAt(backend.url)),
  network: async ({ backend }, provide) => {
    const gate = await openNetworkGate(backend.url);
    await provide(gate);
    await gate.close();
  },
  userData: async ({ network }, provide) => {
    const folder = await realpath(await mkdtemp(join(tmpdir(), "brightwren-desktop-")));
    await writeFile(join(folder, "settings.json"), connection(network.url));
    await provide(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  },
  // oxlint-disable-next-line no-empty-pattern -- see above
  watch: async ({}, provide) => {
    const watch = watchConsole();
    await provide(watch);
    expect(watch.faults()).toEqual([]);
  },
  consoleGuard: ({ watch }, provide) => provide(watch),
  launch: async ({ userData, keychains, keychain, watch }, provide, testInfo) => {
    const running: DesktopApp[] = [];
    await provide(async ({ args = [], env = {} } = {}) => {
      const app = await launchDesktop({
        userData,
        args,
        env: { ...(await keychains.environment(keychain)), ...env },
      });
      running.push(app);
      watch.watch(app);
      testInfo.annotations.push({ type: "ran on", description: app.kind });
      const page = await app.firstWindow();
      const system = await attendSystem(app);
      await page.waitForURL(/\/index\.html/);
      return { app, page, system };
    });
    for (const app of running) {
      // Playwright loses count of the answers to a page that goes while it loads.
      await (await app.firstWindow()).waitForLoadState("load", { timeout: 5000 }).catch(() => {});
      await app.kill();
    }
  },
});

export { expect };
