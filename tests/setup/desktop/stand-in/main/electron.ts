import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { runInThisContext } from "node:vm";
import { app, electronApp } from "./app.ts";
import { BrowserWindow } from "./browser-window.ts";
import { browser, inBrowser, serveBrowser } from "./browser.ts";
import { ipcMain } from "./ipc-main.ts";
import { Menu } from "./menu.ts";
import { protocol } from "./protocol.ts";
import { session } from "./session.ts";
import { KnownEvents, strict } from "./strict.ts";

/** Dialogs remain open by default. Tests replace this function to answer them. */
const openForEver = (): Promise<never> => new Promise(() => {});

function unanswered(): never {
  throw new Error("Nobody answers this box of the stand-in for Electron: replace dialog.showMessageBoxSync.");
}

export const dialog = strict("dialog", {
  showMessageBox: openForEver,
  showOpenDialog: openForEver,
  showSaveDialog: openForEver,
  showMessageBoxSync: unanswered,
});

export class Notification extends KnownEvents {
  title: string;
  body: string;

  constructor({ title = "", body = "" }: { title?: string; body?: string } = {}) {
    super("Notification", ["click", "close"]);
    this.title = title;
    this.body = body;
    return strict("Notification", this);
  }

  static isSupported = () => true;

  show() {}

  close() {
    this.emit("close", {});
  }
}

type Source = "light" | "dark" | "system";

class NativeTheme extends KnownEvents {
  private source: Source = "system";

  constructor() {
    super("nativeTheme", ["updated"]);
  }

  get themeSource(): Source {
    return this.source;
  }

  set themeSource(source: Source) {
    this.source = source;
    inBrowser(browser.colourScheme(source));
    this.emit("updated");
  }

  get shouldUseDarkColors(): boolean {
    return this.source === "dark";
  }
}

export const nativeTheme = strict("nativeTheme", new NativeTheme());

const area = { x: 0, y: 0, width: 1920, height: 1040 };
const display = {
  id: 1,
  scaleFactor: 1,
  bounds: { ...area, height: 1080 },
  workArea: area,
  workAreaSize: area,
};
export const screen = strict("screen", { getAllDisplays: () => [display] });

export const clipboard = strict("clipboard", { writeText: (_text: string) => {} });

export const nativeImage = strict("nativeImage", {});

export const shell = strict("shell", {
  openExternal: (url: string): Promise<void> =>
    Promise.reject(
      new Error(`Nobody opens ${url} for the stand-in for Electron: replace shell.openExternal.`),
    ),
});

export const net = strict("net", {
  async fetch(input: string | URL, init?: RequestInit): Promise<Response> {
    const { href, protocol: scheme } = new URL(input);
    return scheme === "file:" ? new Response(await readFile(fileURLToPath(href))) : fetch(href, init);
  },
});

const electron = strict("electron", {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  nativeImage,
  nativeTheme,
  net,
  Notification,
  protocol,
  screen,
  session,
  shell,
});

type Evaluated = (module: object, arg: unknown) => unknown;

serveBrowser({
  // As in Electron, the function can access only globals.
  evaluate: (source, arg) => (runInThisContext(`(${source})`) as Evaluated)(electron, arg),
});

export const becomeReady = (): void => electronApp.becomeReady(BrowserWindow.getAllWindows);

export { app, BrowserWindow, ipcMain, Menu, protocol, session };
export default electron;
