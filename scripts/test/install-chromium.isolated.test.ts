import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ensureChromium } from "./install-chromium.ts";

vi.mock("playwright", () => ({ chromium: { executablePath: () => "/nowhere" } }));
vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  // Hides the browsers of this computer.
  return { ...fs, existsSync: (path: string) => path.startsWith(tmpdir()) && fs.existsSync(path) };
});

let folder: string;
let printed: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "brightwren-"));
  printed = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
  vi.stubEnv("CHROMIUM_PATH", join(folder, "chromium"));
  vi.stubEnv("PATH", [folder, dirname(process.execPath), "/usr/bin", "/bin"].join(delimiter));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function program(name: string, script: string): Promise<void> {
  await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`);
  await chmod(join(folder, name), 0o755);
}

test.skipIf(process.platform === "win32")("says what it installs, and tries the next way", async () => {
  await program("npx", "exit 1");
  await program("apt-get", `[ "$1" = update ] || touch "${folder}/chromium"`);
  expect(await ensureChromium()).toBe(join(folder, "chromium"));
  expect(printed).toHaveLength(3);
  expect(printed[0]).toContain("Chromium is not installed, but component tests and journeys run in it.");
  expect(printed.map((line) => /`(.*)`/.exec(line)?.[1])).toEqual([
    "npx playwright install chromium",
    "apt-get update",
    "apt-get install -y --no-install-recommends chromium-headless-shell",
  ]);
});

test.skipIf(process.platform === "win32")("ends without Chromium when no way works", async () => {
  await program("npx", "exit 1");
  await program("apt-get", "exit 100");
  expect(await ensureChromium()).toBeUndefined();
});

test.skipIf(process.platform === "win32")(
  "stops the installation and tries nothing else on Ctrl+C",
  async () => {
    await program(
      "npx",
      `trap 'touch "${folder}/stopped"; exit 130' INT; echo > "${folder}/started"; while :; do sleep 0.05; done`,
    );
    await program("apt-get", `touch "${folder}/chromium"`);
    const ended = ensureChromium();
    const { existsSync } = await vi.importActual<typeof import("node:fs")>("node:fs");
    await expect.poll(() => existsSync(join(folder, "started"))).toBe(true);
    process.emit("SIGINT");
    expect(await ended).toBeUndefined();
    expect(["stopped", "chromium"].map((name) => existsSync(join(folder, name)))).toEqual([true, false]);
  },
);
