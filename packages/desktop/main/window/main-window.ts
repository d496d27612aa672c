import { tones } from "@brightwren/brand/tones";
import { studio } from "@brightwren/brand";
import { join } from "node:path";
import { app, BrowserWindow, clipboard, dialog, Menu, nativeTheme, screen } from "electron";
import { toStartArgument, type WindowStart } from "../../bridge/shell.ts";
import { readJsonFile, writeJsonFile } from "../app/json-file.ts";
import { windowAddress } from "../bundle/app-address.ts";
import { contextMenuTemplate } from "./context-menu.ts";
import { createPageMessages, type SendToPage } from "./page-messages.ts";
import { firstWindowState, fitToScreens, windowStateSchema, type WindowState } from "./window-state.ts";

const paperColour = () => (nativeTheme.shouldUseDarkColors ? tones.paper.dark : tones.paper.light);

const firstScreen = "/admin";

export type MainWindow = {
  current: () => BrowserWindow | undefined;
  show: (path?: string) => void;
  /** Reopens the window without confirmation after the connection has changed. */
  renew: () => void;
  /** Sends a message once the page is ready. Does nothing without a window. */
  send: SendToPage;
  showMessage: (type: "error" | "info", message: string, detail: string) => Promise<unknown>;
};

export function createMainWindow(start: () => WindowStart): MainWindow {
  let window: BrowserWindow | undefined;
  let sendToPage: SendToPage | undefined;

  function open(path: string): void {
    const { isMaximised, ...bounds } = readWindowState();
    const opened = new BrowserWindow({
      ...bounds,
      minWidth: 360,
      minHeight: 480,
      show: false,
      title: studio.name,
      backgroundColor: paperColour(),
      webPreferences: {
        preload: join(import.meta.dirname, "../preload/index.cjs"),
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        webSecurity: true,
        spellcheck: true,
        // A hidden window still polls for new enquiries and subscriptions.
        backgroundThrottling: false,
        additionalArguments: [toStartArgument(start())],
      },
    });
    window = opened;
    sendToPage = createPageMessages(opened.webContents);
    if (isMaximised) opened.maximize();
    opened.once("ready-to-show", () => opened.show());
    opened.once("closed", () => {
      if (window !== opened) return;
      window = undefined;
      sendToPage = undefined;
    });
    opened.on("close", () => storeWindowState(opened));
    guardLeaving(opened);
    recoverFromCrash(opened);
    showContextMenu(opened);
    void opened.loadURL(windowAddress(path));
  }

  nativeTheme.on("updated", () => window?.setBackgroundColor(paperColour()));

  return {
    current: () => window,
    send: (name, value) => sendToPage?.(name, value),
    showMessage(type, message, detail) {
      const box = { type, title: studio.name, message, detail, buttons: ["OK"] };
      return window ? dialog.showMessageBox(window, box) : dialog.showMessageBox(box);
    },
    show(path) {
      if (!window) return open(path ?? firstScreen);
      if (window.isMinimized()) window.restore();
      window.show();
      window.focus();
      if (path) sendToPage?.("open", path);
    },
    renew() {
      const before = window;
      if (before) storeWindowState(before);
      open(firstScreen);
      before?.destroy();
    },
  };
}

const stateFile = () => join(app.getPath("userData"), "window.json");

function readWindowState(): WindowState {
  const stored = readJsonFile(stateFile(), windowStateSchema) ?? firstWindowState;
  return fitToScreens(
    stored,
    screen.getAllDisplays().map(({ workArea }) => workArea),
  );
}

function storeWindowState(window: BrowserWindow): void {
  const state: WindowState = { ...window.getNormalBounds(), isMaximised: window.isMaximized() };
  try {
    writeJsonFile(stateFile(), state);
  } catch (error) {
    console.warn("The window's place could not be noted:", (error as NodeJS.ErrnoException).code);
  }
}

function guardLeaving(window: BrowserWindow): void {
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
function recoverFromCrash(window: BrowserWindow): void {
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

function showContextMenu(window: BrowserWindow): void {
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
