import { studio } from "@brightwren/brand";
import { dialog } from "electron";

declare const RELEASES_URL: string;

/** Checks for updates at DESKTOP_RELEASES_URL, if set. Returns a function that checks immediately, for the menu. */
export function setupUpdates(): (() => void) | undefined {
  if (!RELEASES_URL) return undefined;
  const updater = import("electron-updater").then(({ default: { autoUpdater } }) => {
    autoUpdater.setFeedURL({ provider: "generic", url: RELEASES_URL });
    autoUpdater.logger = null;
    return autoUpdater;
  });
  const failed = () => console.warn("We could not check for updates.");
  updater.then((found) => found.checkForUpdatesAndNotify()).catch(failed);
  return () => {
    updater
      .then((found) => found.checkForUpdates())
      .then((result) => {
        if (result?.isUpdateAvailable) return undefined;
        return dialog.showMessageBox({ title: studio.name, message: "You have the latest version." });
      })
      .catch(() => dialog.showMessageBox({ title: studio.name, message: "We could not check for updates." }));
  };
}
