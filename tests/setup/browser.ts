import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const programFiles = process.env["ProgramFiles"] ?? "C:\\Program Files";

const headlessShell = "/usr/bin/chromium-headless-shell";

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  `${programFiles}\\Google\\Chrome\\Application\\chrome.exe`,
  `${programFiles} (x86)\\Microsoft\\Edge\\Application\\msedge.exe`,
  headlessShell,
];

export function findBrowser(): string | undefined {
  const candidates = [process.env["CHROMIUM_PATH"], chromium.executablePath(), ...usualPlaces];
  return candidates.find((path) => path && existsSync(path));
}

/** End-to-end tests prefer the headless shell, because drawing a window takes over a third more CPU time. */
export function findHeadlessBrowser(): string | undefined {
  if (process.env["CHROMIUM_PATH"]) return process.env["CHROMIUM_PATH"];
  if (existsSync(chromium.executablePath())) return undefined;
  return existsSync(headlessShell) ? headlessShell : findBrowser();
}

const usualPlacesOfFirefox = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  `${programFiles}\\Mozilla Firefox\\firefox.exe`,
];

export function findFirefox(): string | undefined {
  const candidates = [process.env["FIREFOX_PATH"], ...usualPlacesOfFirefox];
  return candidates.find((path) => path && existsSync(path));
}

const installers: [command: string, ...args: string[]][] = [
  ["npx", "playwright", "install", "chromium"],
  ["apt-get", "update"],
  ["apt-get", "install", "-y", "--no-install-recommends", "chromium-headless-shell"],
  ["apt-get", "install", "-y", "--no-install-recommends", "chromium"],
];

/** Installs a browser if necessary: Playwright's build, or Debian's package if permissions allow. */
export function ensureBrowser(): string | undefined {
  for (const [command, ...args] of installers) {
    if (findBrowser()) break;
    try {
      execFileSync(command, args, { stdio: "ignore", timeout: 300_000, shell: process.platform === "win32" });
    } catch {}
  }
  return findBrowser();
}
