import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { runInThisContext } from "node:vm";
import { app, theApp } from "./app.ts";
import { BrowserWindow } from "./browser-window.ts";
import { serveBrowser } from "./browser.ts";
import { dialog } from "./dialog.ts";
import { ipcMain } from "./ipc-main.ts";
import { Menu, MenuItem } from "./menu.ts";
import { nativeTheme } from "./native-theme.ts";
import { Notification } from "./notification.ts";
import { protocol } from "./protocol.ts";
import { session } from "./session.ts";
import { strict } from "./strict.ts";

/** What the app's main process gets when it imports "electron". */

const area = { x: 0, y: 0, width: 1920, height: 1040 };
const display = {
  id: 1,
  scaleFactor: 1,
  bounds: { ...area, height: 1080 },
  workArea: area,
  workAreaSize: area,
};
const screen = strict("screen", { getAllDisplays: () => [display], getPrimaryDisplay: () => display });

let copied = "";
const clipboard = strict("clipboard", {
  writeText: (text: string) => void (copied = text),
  readText: () => copied,
});

const shell = strict("shell", {
  openExternal: (url: string): Promise<void> =>
    Promise.reject(
      new Error(`Nobody opens ${url} for the stand-in for Electron: replace shell.openExternal.`),
    ),
});

const net = strict("net", {
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
  MenuItem,
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
  // Without a scope of ours: the function sees globals only, as on the real one.
  evaluate: (source, arg) => (runInThisContext(`(${source})`) as Evaluated)(electron, arg),
});

/** Tells the app that it may open windows. */
export const becomeReady = (): void => theApp.becomeReady(BrowserWindow.getAllWindows);

export {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  MenuItem,
  nativeTheme,
  net,
  Notification,
  protocol,
  screen,
  session,
  shell,
};
export default electron;
