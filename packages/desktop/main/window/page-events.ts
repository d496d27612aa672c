import { studio } from "@brightwren/brand";
import { clipboard, dialog, Menu, type BrowserWindow } from "electron";
import { contextMenuTemplate } from "./context-menu.ts";

export function guardLeaving(window: BrowserWindow): void {
  window.webContents.on("will-prevent-unload", (event) => {
    const stay = 0;
    const choice = dialog.showMessageBoxSync(window, {
      type: "question",
      title: studio.name,
      message: "Close without saving?",
      detail: "Your text stays on this computer. You can restore it when you open this post again.",
      buttons: ["Cancel", "Close"],
      defaultId: stay,
      cancelId: stay,
      noLink: true,
    });
    // Unlike in other events, `preventDefault` lets the page close.
    if (choice !== stay) event.preventDefault();
  });
}

const ends = new Set(["clean-exit", "killed"]);

/** Offers a reload after a crash. The admin restores unsaved text. */
export function recoverFromCrash(window: BrowserWindow): void {
  window.webContents.on("render-process-gone", (_event, { reason }) => {
    if (!ends.has(reason) && !window.isDestroyed()) void offerToReload(window);
  });
}

async function offerToReload(window: BrowserWindow): Promise<void> {
  const { response } = await dialog.showMessageBox(window, {
    type: "error",
    title: studio.name,
    message: "The window stopped working",
    detail: "Unsaved text is safe on this computer. You can restore it when you reopen the post.",
    buttons: ["Reopen", "Close"],
    cancelId: 1,
    noLink: true,
  });
  if (window.isDestroyed()) return;
  if (response === 0) window.webContents.reload();
  else window.destroy();
}

export function showContextMenu(window: BrowserWindow): void {
  const { webContents } = window;
  webContents.on("context-menu", (_event, clicked) => {
    const template = contextMenuTemplate(clicked, {
      replaceWord: (word) => webContents.replaceMisspelling(word),
      addToDictionary: (word) => void webContents.session.addWordToSpellCheckerDictionary(word),
      copyText: (text) => void clipboard.writeText(text),
    });
    if (template.length > 0) Menu.buildFromTemplate(template).popup({ window });
  });
}
