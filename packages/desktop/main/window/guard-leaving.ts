import { dialog, type BrowserWindow } from "electron";

/** Asks, as a browser would, when the page does not want to be closed because something in it is unsaved. */
export function guardLeaving(window: BrowserWindow): void {
  window.webContents.on("will-prevent-unload", (event) => {
    const stay = 0;
    const choice = dialog.showMessageBoxSync(window, {
      type: "question",
      title: "Brightwren",
      message: "Close without saving?",
      detail: "What you wrote stays on this computer and is offered when you open this post again.",
      buttons: ["Stay", "Close"],
      defaultId: stay,
      cancelId: stay,
      noLink: true,
    });
    // Preventing this event lets the page go.
    if (choice !== stay) event.preventDefault();
  });
}
