import { mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localPublishableKey } from "@brightwren/backend/project/local-project";
import { test as base, expect, type Page } from "playwright/test";
import { attendSystem, type System } from "./attend-system.ts";
import { reportViolations, watchConsole, type ConsoleWatch } from "./console-watch.ts";
import type { DesktopApp } from "./desktop-app.ts";
import { type SeededBackend, startSeededBackend } from "../seeded-backend.ts";
import { type Posts, postsAt } from "./desktop-posts.ts";
import { type Keychains, type KeychainState, openKeychains } from "./keychains.ts";
import { launchDesktop } from "./launch-desktop.ts";
import { openNetworkGate, type NetworkGate } from "./network-gate.ts";
import { goTo, overview, signIn } from "./owner-steps.ts";

export type Launched = { app: DesktopApp; page: Page; system: System };
type Desk = Launched & { network: NetworkGate };

type Fixtures = {
  /** Which keychain the app finds; "unlocked" unless a file sets another with `test.use`. */
  keychain: KeychainState;
  /** The way to the backend; each test has its own, and with it a session of its own. */
  network: NetworkGate;
  posts: Posts;
  /** A folder that is gone after the test. */
  folder: string;
  /** The folder of the app that `launch` starts; what it keeps stays there until the test is over. */
  userData: string;
  consoleGuard: Pick<ConsoleWatch, "allow">;
  /** Starts the app with this test's folder; returns it with its first window. */
  launch: (options?: { args?: string[]; env?: Record<string, string> }) => Promise<Launched>;
  /**
   * The app as it runs through the day, the owner signed in, on the overview; `network` is its way to the backend. For
   * journeys that leave it running, signed in, in its size and with its network.
   */
  desk: Desk;
};

type WorkerFixtures = {
  backend: SeededBackend;
  keychains: Keychains;
  /** The app behind `desk`, which all of a worker's journeys have in common. */
  sharedDesk: Desk;
};

export const siteUrl = "https://brightwren.example";

const connection = (url: string) => JSON.stringify({ url, publishableKey: localPublishableKey, siteUrl });

async function makeFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await realpath(await mkdtemp(join(tmpdir(), "brightwren-desktop-")));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

async function opened(app: DesktopApp): Promise<Launched> {
  const page = await app.firstWindow();
  const system = await attendSystem(app);
  await page.waitForURL(/\/index\.html/);
  return { app, page, system };
}

/** Readies an app that others have worked in: on the overview, its page read anew, no question or notification open. */
async function tidy({ page, system }: Desk): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await expect(page.getByText("Saving…")).toHaveCount(0);
  // Text that nobody saved is discarded.
  await system.answer({ press: "Close" });
  await page.evaluate(() => {
    sessionStorage.clear();
    history.replaceState(null, "", "#/admin");
  });
  await page.reload();
  // The answer to a save leads a new post to its own address, maybe just before the page was read anew.
  await goTo(page, "/admin");
  await expect(overview(page)).toBeVisible();
  await system.forget();
  await system.look(true);
}

/**
 * Playwright's `test` for the desktop app. Fails on every console warning and error, page error and violation of the
 * content security policy in a window, and on every output of the main process, that was not allowed.
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
  // oxlint-disable-next-line no-empty-pattern -- see above
  folder: async ({}, provide) => {
    const { path, remove } = await makeFolder();
    await provide(path);
    await remove();
  },
  userData: async ({ folder, network }, provide) => {
    await writeFile(join(folder, "settings.json"), connection(network.url));
    await provide(folder);
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
      return await opened(app);
    });
    for (const app of running) {
      // Playwright loses count of the answers to a page that goes while it loads.
      await (await app.firstWindow()).waitForLoadState("load", { timeout: 5000 }).catch(() => {});
      await app.kill();
    }
  },
  sharedDesk: [
    async ({ backend, keychains }, provide) => {
      const network = await openNetworkGate(backend.url);
      const { path: userData, remove } = await makeFolder();
      await writeFile(join(userData, "settings.json"), connection(network.url));
      const app = await launchDesktop({ userData, env: await keychains.environment("unlocked") });
      const desk = { ...(await opened(app)), network };
      await desk.page.addInitScript(reportViolations);
      await signIn(desk.page);
      await provide(desk);
      await app.kill();
      await network.close();
      await remove();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  desk: async ({ sharedDesk, watch }, provide, testInfo) => {
    testInfo.annotations.push({ type: "ran on", description: sharedDesk.app.kind });
    await tidy(sharedDesk);
    const stopWatching = await watch.follow(sharedDesk.app, sharedDesk.page);
    await provide(sharedDesk);
    await stopWatching();
  },
});

export { expect };
