import { dialog, type BrowserWindow } from "electron";

const ends = new Set(["clean-exit", "killed"]);

/** Offers to load the page again when its process is gone: what was typed is offered back by the admin. */
export function recoverFromCrash(window: BrowserWindow): void {
  window.webContents.on("render-process-gone", (_event, { reason }) => {
    if (!ends.has(reason) && !window.isDestroyed()) void offerToReload(window);
  });
}

async function offerToReload(window: BrowserWindow): Promise<void> {
  const { response } = await dialog.showMessageBox(window, {
    type: "error",
    title: "Brightwren",
    message: "The window stopped working",
    detail: "Text that was not saved is kept on this computer and offered when you open its post again.",
    buttons: ["Open again", "Close"],
    cancelId: 1,
    noLink: true,
  });
  if (window.isDestroyed()) return;
  if (response === 0) window.webContents.reload();
  else window.destroy();
}
