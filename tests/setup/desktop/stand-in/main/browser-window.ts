import type { BrowserWindowConstructorOptions, Rectangle } from "electron";
import { toAppAddress } from "../shared/app-address.ts";
import { electronApp } from "./app.ts";
import { browser, inBrowser, serveBrowser } from "./browser.ts";
import { answerInvoke, theIpcMain } from "./ipc-main.ts";
import { KnownEvents, strict } from "./strict.ts";
import { applyPermissions, theSession } from "./session.ts";
import { WebContents } from "./web-contents.ts";

const open = new Map<number, BrowserWindow>();
let count = 0;
let focused: BrowserWindow | null = null;

const alive = new Set([
  "isDestroyed",
  "emit",
  "listenerCount",
  "removeListener",
  "off",
  "removeAllListeners",
]);

export class BrowserWindow extends KnownEvents {
  readonly id = ++count;
  readonly webContents: WebContents;
  private bounds: Rectangle;
  private state = { visible: false, minimised: false, maximised: false, destroyed: false };

  constructor(options: BrowserWindowConstructorOptions = {}) {
    super("BrowserWindow", ["close", "closed", "ready-to-show"]);
    const { width = 800, height = 600, x = 100, y = 100, show = true, webPreferences = {} } = options;
    const { sandbox = true, contextIsolation = true, nodeIntegration = false } = webPreferences;
    if (!sandbox || !contextIsolation || nodeIntegration) {
      throw new Error("The stand-in for Electron has no windows without sandbox or with Node in them.");
    }
    this.bounds = { x, y, width, height };
    this.webContents = new WebContents(this.id);
    const { preload, additionalArguments = [] } = webPreferences;
    inBrowser(browser.open({ id: this.id, width, height, preload, arguments: additionalArguments }));
    const self = this.proxied();
    open.set(this.id, self);
    electronApp.emit("web-contents-created", {}, this.webContents);
    if (show) self.show();
    return self;
  }

  static getAllWindows = (): BrowserWindow[] => [...open.values()];

  isDestroyed = () => this.state.destroyed;
  isVisible = () => this.state.visible;
  isMinimized = () => this.state.minimised;
  isMaximized = () => this.state.maximised;
  isFocused = () => focused?.id === this.id;
  getBounds = () => ({ ...this.bounds });
  getNormalBounds = () => ({ ...this.bounds });
  setBackgroundColor = (_colour: string) => {};

  async loadURL(url: string): Promise<void> {
    const { protocol, host } = new URL(url);
    await applyPermissions(this.webContents, `${protocol}//${host}`);
    await this.webContents.loadURL(url);
  }

  show() {
    this.state.visible = true;
    this.focus();
  }

  hide() {
    this.state.visible = false;
    this.loseFocus();
  }

  focus() {
    focused = open.get(this.id) ?? null;
  }

  restore() {
    this.state.minimised = false;
  }

  maximize() {
    this.state.maximised = true;
  }

  setBounds(bounds: Partial<Rectangle>) {
    this.bounds = { ...this.bounds, ...bounds };
    inBrowser(browser.resize(this.id, this.bounds.width, this.bounds.height));
  }

  /** Unlike Electron, returns whether the app and the page allowed the window to close. */
  async close(): Promise<boolean> {
    if (this.isPrevented("close") || !(await browser.close(this.id, true))) return false;
    this.leave();
    return true;
  }

  destroy() {
    if (this.state.destroyed) return;
    inBrowser(browser.close(this.id, false));
    this.leave();
  }

  private loseFocus() {
    if (this.isFocused()) focused = null;
  }

  private leave() {
    if (this.state.destroyed) return;
    this.loseFocus();
    open.delete(this.id);
    this.webContents.leave();
    this.state.destroyed = true;
    this.emit("closed");
    if (open.size === 0) electronApp.allWindowsClosed();
  }

  private proxied(): this {
    return new Proxy(strict("BrowserWindow", this), {
      get(target, property, receiver) {
        if (
          target.state.destroyed &&
          typeof property === "string" &&
          !alive.has(property) &&
          !property.startsWith("_")
        )
          throw new TypeError("Object has been destroyed");
        return Reflect.get(target, property, receiver) as unknown;
      },
    });
  }
}

const contentsOf = (id: number): WebContents | undefined => open.get(id)?.webContents;

serveBrowser({
  async invoke(id, frame, channel, args) {
    const contents = contentsOf(id);
    return contents
      ? answerInvoke(channel, contents.messageEvent(frame), args)
      : { error: "The window is gone." };
  },
  message(id, frame, channel, args) {
    const contents = contentsOf(id);
    if (contents) theIpcMain.emit(channel, contents.messageEvent(frame), ...args);
  },
  mayNavigate: (id, url, isMainFrame) => contentsOf(id)?.mayNavigate(toAppAddress(url), isMainFrame) ?? false,
  openWindow: (id, url, disposition) => contentsOf(id)?.wantsWindow(toAppAddress(url), disposition),
  mayUnload: (id) => contentsOf(id)?.isPrevented("will-prevent-unload") ?? true,
  mayDownload: (id, { url, filename }) => {
    const item = strict("downloadItem", {
      getURL: () => toAppAddress(url),
      getFilename: () => filename,
      cancel: () => {},
    });
    return !theSession.isPrevented("will-download", {}, item, contentsOf(id));
  },
  happened(id, event) {
    const window = open.get(id);
    window?.webContents.happened(event);
    if (event.name === "did-finish-load") window?.emit("ready-to-show");
  },
});
