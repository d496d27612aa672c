import { join } from "node:path";
import { BrowserWindow, nativeTheme, type WebContents } from "electron";
import { messages } from "../../bridge/requests.ts";
import { toStartArgument, type WindowStart } from "../../bridge/start-argument.ts";
import { windowAddress } from "../bundle/app-address.ts";
import { guardLeaving } from "./guard-leaving.ts";
import { noteWindowState, readWindowState } from "./keep-window-state.ts";
import { recoverFromCrash } from "./recover-from-crash.ts";
import { showContextMenu } from "./show-context-menu.ts";

/** The paper of packages/ui/src/styles/tokens.css: what is seen before the page is painted. */
const paper = { light: "#f9f4e9", dark: "#111723" };
const paperColour = () => (nativeTheme.shouldUseDarkColors ? paper.dark : paper.light);

const firstScreen = "/admin";

export type MainWindow = {
  /** The open window, if there is one. */
  current: () => BrowserWindow | undefined;
  /** Brings the window to the front, opening it if need be; at a screen of the admin if one is named. */
  show: (path?: string) => void;
  /** Closes the window without asking and opens it anew: its connection has changed. */
  renew: () => void;
  /** Tells the page something, once it is there to hear it. Nothing happens while there is no window. */
  tell: (name: (typeof messages)[keyof typeof messages], value?: unknown) => void;
};

/** The app's one window. `start` gives what each new window is opened with. */
export function createMainWindow(start: () => WindowStart): MainWindow {
  let window: BrowserWindow | undefined;
  const loaded = new WeakSet<WebContents>();

  function open(path: string): void {
    const { isMaximised, ...bounds } = readWindowState();
    const opened = new BrowserWindow({
      ...bounds,
      minWidth: 360,
      minHeight: 480,
      show: false,
      title: "Brightwren",
      backgroundColor: paperColour(),
      webPreferences: {
        preload: join(import.meta.dirname, "../preload/index.cjs"),
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        webSecurity: true,
        spellcheck: true,
        // A hidden window goes on asking for new enquiries.
        backgroundThrottling: false,
        additionalArguments: [toStartArgument(start())],
      },
    });
    window = opened;
    opened.webContents.on("did-finish-load", () => loaded.add(opened.webContents));
    if (isMaximised) opened.maximize();
    opened.once("ready-to-show", () => opened.show());
    opened.once("closed", () => {
      if (window === opened) window = undefined;
    });
    opened.on("close", () => noteWindowState(opened));
    guardLeaving(opened);
    recoverFromCrash(opened);
    showContextMenu(opened);
    void opened.loadURL(windowAddress(path));
  }

  nativeTheme.on("updated", () => window?.setBackgroundColor(paperColour()));

  const tell: MainWindow["tell"] = (name, value) => {
    const contents = window?.webContents;
    if (!contents) return;
    // Before that, nobody listens.
    if (loaded.has(contents)) contents.send(name, value);
    else contents.once("did-finish-load", () => contents.send(name, value));
  };
  return {
    current: () => window,
    tell,
    show(path) {
      if (!window) return open(path ?? firstScreen);
      if (window.isMinimized()) window.restore();
      window.show();
      window.focus();
      if (path) tell(messages.open, path);
    },
    renew() {
      const before = window;
      if (before) noteWindowState(before);
      open(firstScreen);
      before?.destroy();
    },
  };
}
