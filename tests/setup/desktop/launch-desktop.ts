import { appFolder } from "./app-folder.ts";
import type { DesktopApp, LaunchOptions } from "./desktop-app.ts";
import { findElectron } from "../electron.ts";
import { launchElectron } from "./launch-electron.ts";
import { launchStandIn } from "./launch-stand-in.ts";

// The app refuses navigations, and Playwright would wait for each of them to end before it does anything else.
process.env["PLAYWRIGHT_SKIP_NAVIGATION_CHECK"] = "1";

/**
 * Starts the built desktop app, or the app of another folder: on Electron where that is installed, else on the stand-in
 * over Chromium.
 */
export function launchDesktop(options: LaunchOptions, folder = appFolder): Promise<DesktopApp> {
  const binary = findElectron();
  return binary ? launchElectron(binary, options, folder) : launchStandIn(options, folder);
}
