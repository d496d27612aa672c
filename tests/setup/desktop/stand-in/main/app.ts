import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getPath, setPath } from "./app-paths.ts";
import { serveBrowser } from "./browser.ts";
import { switchValue } from "./command-line.ts";
import { KnownEvents } from "./known-events.ts";
import { takeLock } from "./single-instance.ts";
import { strict } from "./strict.ts";

const [, appFolder = ""] = process.argv;
const { name, productName, version } = JSON.parse(readFileSync(join(appFolder, "package.json"), "utf8")) as {
  name: string;
  productName?: string;
  version: string;
};

type Closable = { close: () => Promise<boolean> };

class App extends KnownEvents {
  readonly isPackaged = false;
  readonly commandLine = strict("app.commandLine", {
    hasSwitch: (wanted: string) => switchValue(wanted) !== undefined,
    getSwitchValue: (wanted: string) => switchValue(wanted) ?? "",
  });
  readonly getPath = getPath;
  readonly setPath = setPath;
  private ready = false;
  private isQuitting = false;
  private windows: () => Closable[] = () => [];
  private aboutPanel: object = {};
  private readonly whenIsReady = new Promise<void>((resolve) => super.once("ready", () => resolve()));

  constructor() {
    super("app", [
      "will-finish-launching",
      "ready",
      "activate",
      "window-all-closed",
      "before-quit",
      "will-quit",
      "quit",
      "second-instance",
      "open-url",
      "open-file",
      "browser-window-created",
      "browser-window-focus",
      "browser-window-blur",
      "web-contents-created",
      "child-process-gone",
      "render-process-gone",
    ]);
  }

  getName = () => productName ?? name;
  getVersion = () => version;
  getAppPath = () => appFolder;
  getLocale = () => "en-GB";
  isReady = () => this.ready;
  whenReady = () => this.whenIsReady;
  focus = () => {};
  setAsDefaultProtocolClient = (_scheme: string, _path?: string, _args?: string[]) => true;
  setAppUserModelId = (_id: string) => {};
  setAboutPanelOptions(options: object) {
    this.aboutPanel = options;
  }
  showAboutPanel() {
    console.info("About:", JSON.stringify(this.aboutPanel));
  }

  requestSingleInstanceLock(data?: object) {
    return takeLock(data, (start) => this.emit("second-instance", {}, start.argv, start.folder, start.data));
  }

  quit() {
    void this.closeAndLeave();
  }

  exit(code = 0) {
    this.emit("quit", {}, code);
    process.exit(code);
  }

  /** Tells that the last window is closed: ends the app unless it says what else to do. */
  allWindowsClosed() {
    if (this.isQuitting) return;
    if (!this.emit("window-all-closed")) this.quit();
  }

  /** The start is over; says how the open windows are listed. */
  becomeReady(windows: () => Closable[]) {
    this.windows = windows;
    this.ready = true;
    this.emit("will-finish-launching");
    this.emit("ready", {}, {});
  }

  private async closeAndLeave() {
    if (this.isQuitting || this.isPrevented("before-quit")) return;
    this.isQuitting = true;
    for (const window of this.windows()) {
      if (await window.close()) continue;
      this.isQuitting = false;
      return;
    }
    if (this.isPrevented("will-quit")) {
      this.isQuitting = false;
      return;
    }
    this.exit();
  }
}

export const theApp = new App();
export const app = strict("app", theApp);
serveBrowser({ quit: () => app.quit() });
