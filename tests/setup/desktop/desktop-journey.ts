import { mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localPublishableKey } from "@brightwren/backend/project/local-project";
import { expect, type Page } from "playwright/test";
import { test as base } from "../journey-core-seconds.ts";
import { attendSystem, type System } from "./attend-system.ts";
import { watchConsole, type ConsoleWatch } from "./console-watch.ts";
import type { DesktopApp } from "./desktop-app.ts";
import type { StoredSession } from "../owner-session.ts";
import { type SeededBackend, startSeededBackend } from "../seeded-backend.ts";
import { testBackend } from "../test-backend.ts";
import { hasKeychain, type Keychains, type KeychainState, openKeychains } from "./keychains.ts";
import { launchDesktop } from "./launch-desktop.ts";
import { openNetworkGate, type NetworkGate } from "./network-gate.ts";
import { overview, signIn } from "./owner-steps.ts";

type Launched = { app: DesktopApp; page: Page; system: System };

type Fixtures = {
  /** The keychain's state. The default is "unlocked". Override it with `test.use`. */
  keychain: KeychainState;
  ownerSession: StoredSession;
  /** Each test has its own address for the backend, and therefore its own keychain entry. */
  network: NetworkGate;
  folder: string;
  userData: string;
  consoleGuard: Pick<ConsoleWatch, "allow">;
  launch: (options?: { args?: string[] }) => Promise<Launched>;
  desk: Launched & { network: NetworkGate };
};

type WorkerFixtures = {
  backend: SeededBackend;
  keychains: Keychains;
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

/** A test fails on unexpected console messages, page errors, CSP violations or main-process output. */
export const test = base.extend<Fixtures & { watch: ConsoleWatch }, WorkerFixtures>({
  backend: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright derives a fixture's dependencies from the pattern
    async ({}, provide) => {
      const backend = await startSeededBackend();
      Object.assign(testBackend, { url: backend.url, mailboxUrl: backend.mailboxUrl });
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
  ownerSession: [async ({ backend }, provide) => provide(await backend.reset()), { auto: true }],
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
    await provide(async ({ args = [] } = {}) => {
      const app = await launchDesktop({ userData, args, env: await keychains.environment(keychain) });
      running.push(app);
      watch.watch(app);
      testInfo.annotations.push({ type: "ran on", description: app.kind });
      return await opened(app);
    });
    for (const app of running) {
      // If a page closes while it is loading, Playwright loses track of the responses to it.
      await (await app.firstWindow()).waitForLoadState("load", { timeout: 5000 }).catch(() => {});
      await app.kill();
    }
  },
  desk: async ({ launch, network, keychains, keychain, ownerSession }, provide) => {
    const isStored = keychain === "unlocked" && hasKeychain();
    if (isStored) await keychains.store(network.url, ownerSession.value);
    const running = await launch();
    if (isStored) await expect(overview(running.page)).toBeVisible();
    else await signIn(running.page);
    await provide({ ...running, network });
  },
});

export { expect };
