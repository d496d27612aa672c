import { studio } from "@brightwren/brand";
import { dialog } from "electron";

declare const RELEASES_URL: string;

/**
 * Looks for newer releases at the address the app was built with (DESKTOP_RELEASES_URL). Without one there are no
 * updates and nothing is loaded or asked. Returns a function that looks at once, for the menu.
 */
export function setupUpdates(): (() => void) | undefined {
  if (!RELEASES_URL) return undefined;
  const updater = import("electron-updater").then(({ default: { autoUpdater } }) => {
    autoUpdater.setFeedURL({ provider: "generic", url: RELEASES_URL });
    autoUpdater.logger = null;
    return autoUpdater;
  });
  const failed = () => console.warn("Updates could not be looked for.");
  updater.then((found) => found.checkForUpdatesAndNotify()).catch(failed);
  return () => {
    updater
      .then((found) => found.checkForUpdates())
      .then((result) => {
        if (result?.isUpdateAvailable) return undefined;
        return dialog.showMessageBox({ title: studio.name, message: "This is the newest version." });
      })
      .catch(() =>
        dialog.showMessageBox({ title: studio.name, message: "Updates could not be looked for." }),
      );
  };
}
