import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localPublishableKey } from "@brightwren/backend/project/local-project";
import type { Page } from "playwright/test";
import { logIn } from "../../tests/setup/admin-steps.ts";
import type { DesktopApp } from "../../tests/setup/desktop/desktop-app.ts";
import { hasKeychain, noKeychain, openKeychains } from "../../tests/setup/desktop/keychains.ts";
import { launchDesktop } from "../../tests/setup/desktop/launch-desktop.ts";
import { openNetworkGate, type NetworkGate } from "../../tests/setup/desktop/network-gate.ts";
import { startSeededBackend } from "../../tests/setup/seeded-backend.ts";
import { buildDesktop } from "../desktop/build-desktop.ts";
import { writeBareApp } from "./bare-app.ts";
import { median } from "./measuring.ts";

/** Medians in milliseconds from the start of the main process. */
export type DesktopStart = {
  kind: DesktopApp["kind"];
  runs: number;
  bare: number;
  online: number;
  offline: number;
};

const firstPost = (page: Page) =>
  page.getByRole("region", { name: "Recent Posts" }).getByRole("link").first();

type Start = { userData: string; env: Record<string, string>; folder?: string };

async function timeStart(start: Start, shown: (page: Page) => Promise<void>) {
  const before = performance.now();
  const app = await launchDesktop(start, start.folder);
  await shown(await app.firstWindow());
  const milliseconds = performance.now() - before;
  await app.close();
  return { milliseconds, kind: app.kind };
}

async function signInOnce(start: Start, network: NetworkGate): Promise<void> {
  const app = await launchDesktop(start);
  const page = await app.firstWindow();
  await logIn(page);
  await firstPost(page).waitFor();
  // Let the app prefetch and store the latest posts for the offline start.
  while (network.count(/pending/) === 0) await page.waitForTimeout(200);
  await page.waitForTimeout(3000);
  await app.close();
}

export async function measureDesktopStart(runs: number): Promise<DesktopStart> {
  if (!hasKeychain()) throw new Error(noKeychain);
  await buildDesktop();
  const backend = await startSeededBackend();
  const network = await openNetworkGate(backend.url);
  const keychains = openKeychains();
  const userData = await mkdtemp(join(tmpdir(), "brightwren-start-"));
  const bareFolder = await writeBareApp();
  try {
    const settings = {
      url: network.url,
      publishableKey: localPublishableKey,
      siteUrl: "https://brightwren.example",
    };
    await writeFile(join(userData, "settings.json"), JSON.stringify(settings));
    const start = { userData, env: await keychains.environment("unlocked") };
    await signInOnce(start, network);

    const times = { bare: [] as number[], online: [] as number[], offline: [] as number[] };
    let kind: DesktopApp["kind"] = "stand-in";
    const list = (page: Page) => firstPost(page).waitFor();
    for (let run = 0; run < runs; run++) {
      const bare = await timeStart({ ...start, userData: bareFolder, folder: bareFolder }, (page) =>
        page.getByRole("heading", { name: "A bare page" }).waitFor(),
      );
      times.bare.push(bare.milliseconds);
      times.online.push((await timeStart(start, list)).milliseconds);
      await network.down();
      times.offline.push((await timeStart(start, list)).milliseconds);
      await network.up();
      kind = bare.kind;
    }
    return {
      kind,
      runs,
      bare: median(times.bare),
      online: median(times.online),
      offline: median(times.offline),
    };
  } finally {
    await keychains.stop();
    await network.close();
    await backend.stop();
    await rm(userData, { recursive: true, force: true });
    await rm(bareFolder, { recursive: true, force: true });
  }
}
