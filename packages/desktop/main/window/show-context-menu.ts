import { clipboard, Menu, type BrowserWindow } from "electron";
import { contextMenuTemplate } from "./context-menu.ts";

/** Answers right clicks in the window. */
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
