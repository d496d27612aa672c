import type { FrameFacts, PageEvent } from "../shared/messages.ts";
import { browser, inBrowser } from "./browser.ts";
import { KnownEvents, strict } from "./strict.ts";
import { defaultSession } from "./session.ts";

type OpenHandler = (details: object) => { action: "allow" | "deny" };

export class WebContents extends KnownEvents {
  readonly id: number;
  readonly session = defaultSession;
  readonly mainFrame = { url: "", parent: null };
  private openHandler: OpenHandler | undefined;
  private destroyed = false;

  constructor(id: number) {
    super("webContents", [
      "did-start-navigation",
      "did-finish-load",
      "did-stop-loading",
      "did-navigate",
      "will-frame-navigate",
      "will-attach-webview",
      "will-prevent-unload",
      "render-process-gone",
      "context-menu",
    ]);
    this.id = id;
    return strict("webContents", this);
  }

  getURL = () => this.mainFrame.url;
  replaceMisspelling = (_word: string) => {};

  loadURL(url: string): Promise<void> {
    return browser.load(this.id, url);
  }

  reload() {
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
    const { action } = this.openHandler?.({ url, disposition }) ?? { action: "allow" };
    if (action === "allow") throw new Error(`The stand-in for Electron opens no windows for pages: ${url}`);
  }

  mayNavigate(url: string, isMainFrame: boolean): boolean {
    return !this.isPrevented("will-frame-navigate", { url, isMainFrame });
  }

  messageEvent({ url, isMain }: FrameFacts): object {
    if (isMain) this.mainFrame.url = url;
    const senderFrame = isMain ? this.mainFrame : { url, parent: this.mainFrame };
    return { sender: this, senderFrame };
  }

  happened(event: PageEvent) {
    if ("url" in event) this.mainFrame.url = event.url;
    if (event.name === "render-process-gone") {
      this.emit(event.name, {}, { reason: "crashed", exitCode: 1 });
      return;
    }
    if (event.name === "did-start-navigation") this.emit(event.name, event.details);
    else this.emit(event.name, {}, ...("url" in event ? [event.url] : []));
  }

  leave() {
    this.destroyed = true;
  }
}
