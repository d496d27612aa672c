import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const programFiles = process.env["ProgramFiles"] ?? "C:\\Program Files";

/** Debian's Chromium without a window system. */
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

/** The Chromium to test in: CHROMIUM_PATH, Playwright's own, or the system's. Undefined when there is none. */
export function findBrowser(): string | undefined {
  const candidates = [process.env["CHROMIUM_PATH"], chromium.executablePath(), ...usualPlaces];
  return candidates.find((path) => path && existsSync(path));
}

/**
 * What Playwright's `executablePath` is for journeys. The headless shell is preferred: the whole browser draws a window
 * around every page that nobody sees, for more than a third of the processor time. Undefined leaves the choice to
 * Playwright, which takes its own shell.
 */
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

/** The Firefox to test in: FIREFOX_PATH, or the system's. Undefined when there is none. */
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

/** Finds a Chromium or tries to install one: Playwright's build first, then Debian's where we may. */
export function ensureBrowser(): string | undefined {
  for (const [command, ...args] of installers) {
    if (findBrowser()) break;
    try {
      execFileSync(command, args, { stdio: "ignore", timeout: 300_000, shell: process.platform === "win32" });
    } catch {
      // The next way may do; the caller says so when none did.
    }
  }
  return findBrowser();
}
