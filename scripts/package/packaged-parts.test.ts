import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { testFolder } from "@brightwren/core/testing/test-folder";
import { beforeEach, expect, it, vi } from "vitest";
import { electronVersion, findElectronFolder } from "./packaged-parts.ts";

let folder: string;

beforeEach(async () => {
  folder = await testFolder();
});

async function layOut(version: string): Promise<void> {
  await writeFile(join(folder, "version"), version);
  await writeFile(join(folder, "electron"), "");
  await writeFile(join(folder, "electron.exe"), "");
  await mkdir(join(folder, "Electron.app"));
}

it("uses the given folder rather than the environment", async () => {
  await layOut(`v${electronVersion}\n`);
  vi.stubEnv("ELECTRON_OVERRIDE_DIST_PATH", "/nowhere");
  expect(findElectronFolder(folder)).toEqual({ folder, version: electronVersion });
});

it("uses the folder in Electron's own variable", async () => {
  await layOut(electronVersion);
  vi.stubEnv("ELECTRON_OVERRIDE_DIST_PATH", folder);
  expect(findElectronFolder(undefined)).toEqual({ folder, version: electronVersion });
});

it("explains how to install Electron when it is missing", () => {
  expect(() => findElectronFolder(folder)).toThrow(/not in .*npx install-electron.*--electron-dist <folder>/);
});

it("rejects every Electron version except the pinned one", async () => {
  await layOut("12.0.0");
  expect(() => findElectronFolder(folder)).toThrow(`version 12.0.0, but the app needs ${electronVersion}`);
});
