import type { FrameFacts, PageEvent } from "../shared/messages.ts";
import { browser, inBrowser } from "./browser.ts";
import { KnownEvents, strict } from "./strict.ts";
import { defaultSession } from "./session.ts";

type OpenHandler = (details: object) => { action: "allow" | "deny" };

class Frame {
  readonly parent: Frame | null;
  readonly top: Frame;
  readonly frameTreeNodeId: number;
  readonly detached = false;
  url = "";

  constructor(parent: Frame | null, id: number) {
    this.parent = parent;
    this.top = parent ?? this;
    this.frameTreeNodeId = id;
  }

  get origin(): string {
    const { protocol, host } = new URL(this.url || "about:blank");
    return host ? `${protocol}//${host}` : "null";
  }

  isDestroyed = () => false;
}

export class WebContents extends KnownEvents {
  readonly id: number;
  readonly session = defaultSession;
  readonly mainFrame = new Frame(null, 1);
  private openHandler: OpenHandler | undefined;
  private crashed = false;
  private destroyed = false;
  private zoom = 0;

  constructor(id: number) {
    super("webContents", [
      "did-start-loading",
      "did-start-navigation",
      "dom-ready",
      "did-finish-load",
      "did-stop-loading",
      "did-fail-load",
      "did-navigate",
      "did-navigate-in-page",
      "will-navigate",
      "will-frame-navigate",
      "will-redirect",
      "will-attach-webview",
      "will-prevent-unload",
      "render-process-gone",
      "unresponsive",
      "responsive",
      "context-menu",
      "destroyed",
    ]);
    this.id = id;
    return strict("webContents", this);
  }

  getURL = () => this.mainFrame.url;
  isDestroyed = () => this.destroyed;
  isCrashed = () => this.crashed;
  getZoomLevel = () => this.zoom;
  setZoomLevel = (level: number) => void (this.zoom = level);
  replaceMisspelling = (_word: string) => {};

  loadURL(url: string): Promise<void> {
    return browser.load(this.id, url);
  }

  reload() {
    this.crashed = false;
    inBrowser(browser.reload(this.id));
  }

  forcefullyCrashRenderer() {
    inBrowser(browser.crash(this.id));
  }

  send(channel: string, ...args: unknown[]) {
    if (this.destroyed) throw new TypeError("Object has been destroyed");
    inBrowser(browser.send(this.id, channel, structuredClone(args)));
  }

  executeJavaScript(code: string): Promise<unknown> {
    return browser.execute(this.id, code);
  }

  setWindowOpenHandler(handler: OpenHandler) {
    this.openHandler = handler;
  }

  wantsWindow(url: string, disposition: string) {
    const details = {
      url,
      frameName: "",
      features: "",
      disposition,
      referrer: { url: "", policy: "default" },
    };
    const { action } = this.openHandler?.(details) ?? { action: "allow" };
    if (action === "allow") throw new Error(`The stand-in for Electron opens no windows for pages: ${url}`);
  }

  mayNavigate(url: string, isMainFrame: boolean): boolean {
    const frame = isMainFrame ? this.mainFrame : new Frame(this.mainFrame, 2);
    const details = { url, isMainFrame, isSameDocument: false, frame, initiator: frame };
    if (this.isPrevented("will-frame-navigate", details)) return false;
    return !isMainFrame || !this.isPrevented("will-navigate", details, url);
  }

  messageEvent({ url, isMain }: FrameFacts): object {
    if (isMain) this.mainFrame.url = url;
    const senderFrame = isMain ? this.mainFrame : Object.assign(new Frame(this.mainFrame, 2), { url });
    return {
      sender: this,
      senderFrame,
      frameId: senderFrame.frameTreeNodeId,
      processId: 1,
      reply: (channel: string, ...args: unknown[]) => this.send(channel, ...args),
    };
  }

  happened(event: PageEvent) {
    if ("url" in event) this.mainFrame.url = event.url;
    if (event.name === "render-process-gone") {
      this.crashed = true;
      this.emit(event.name, {}, { reason: "crashed", exitCode: 1 });
      return;
    }
    if (event.name === "did-start-navigation") this.emit(event.name, event.details);
    else this.emit(event.name, {}, ...("url" in event ? [event.url] : []));
  }

  leave() {
    this.destroyed = true;
    this.emit("destroyed");
  }
}
