import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
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

/** Playwright writes this file last, so that an interrupted installation does not count. */
function installedByPlaywright(): string | undefined {
  const path = chromium.executablePath();
  const folders = [path];
  while (folders.length < 6) folders.push(dirname(folders.at(-1) ?? path));
  const isComplete = folders.some((folder) => existsSync(join(folder, "INSTALLATION_COMPLETE")));
  return isComplete && existsSync(path) ? path : undefined;
}

export function findBrowser(): string | undefined {
  const candidates = [process.env["CHROMIUM_PATH"], installedByPlaywright(), ...usualPlaces];
  return candidates.find((path) => path && existsSync(path));
}

/** End-to-end tests prefer the headless shell, because drawing a window takes over a third more CPU time. */
export function findHeadlessBrowser(): string | undefined {
  if (process.env["CHROMIUM_PATH"]) return process.env["CHROMIUM_PATH"];
  if (installedByPlaywright()) return undefined;
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
