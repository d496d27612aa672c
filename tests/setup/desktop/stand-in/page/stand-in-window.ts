import type { CDPSession, Page } from "playwright/test";
import { toAppAddress, toBrowserAddress } from "../shared/app-address.ts";
import type { MainWork, NewWindow, PageCall, PageEvent } from "../shared/messages.ts";
import type { connectPeer } from "../shared/peer.ts";
import { answerAppRequests } from "./app-requests.ts";
import { binding, initScript, receiver } from "./preload-world.ts";

export type Main = ReturnType<typeof connectPeer<MainWork>>["remote"];

/** Schemes that Chromium handles or blocks itself. */
const nowhere = /^(?:https?|javascript|data|file|about|blob|chrome):/;

export class StandInWindow {
  page!: Page;
  private session!: CDPSession;
  private mainFrame = "";
  private isLoading = false;
  private readonly askedByPage = new Set<string>();
  private hasCrashed = false;
  private whenStaying: (() => void) | undefined;
  private readonly newPage: () => Promise<Page>;
  private readonly options: NewWindow;
  private readonly main: Main;

  constructor(newPage: () => Promise<Page>, options: NewWindow, main: Main) {
    this.newPage = newPage;
    this.options = options;
    this.main = main;
  }

  async open(): Promise<void> {
    const { width, height } = this.options;
    this.page = await this.newPage();
    await this.page.setViewportSize({ width, height });
    await this.page.exposeBinding(binding, ({ frame }, call: PageCall) =>
      this.take(call, { url: toAppAddress(frame.url()), isMain: frame === this.page.mainFrame() }),
    );
    await this.page.addInitScript({ content: await initScript(this.options) });
    this.session = await this.page.context().newCDPSession(this.page);
    await this.session.send("Page.enable");
    const { frameTree } = await this.session.send("Page.getFrameTree");
    this.mainFrame = frameTree.frame.id;
    this.followNavigation();
    this.followPage();
    await answerAppRequests(this.session, {
      serve: (request) => this.main.serve(request),
      mayGo: (frameId, url) => this.mayGo(frameId, url),
    });
  }

  async load(url: string): Promise<void> {
    await this.navigate(() => this.page.goto(toBrowserAddress(url)));
  }

  async reload(): Promise<void> {
    if (!this.hasCrashed) return this.navigate(() => this.page.reload());
    // Playwright cannot reuse a crashed page.
    const crashed = this.page;
    this.hasCrashed = false;
    await this.open();
    await this.navigate(() => this.page.goto(crashed.url()));
    await crashed.close();
  }

  async send(channel: string, args: unknown[]): Promise<void> {
    const deliver = ([symbol, name, given]: readonly [string, string, unknown[]]): void => {
      const world = globalThis as unknown as Record<symbol, (name: string, args: unknown[]) => void>;
      world[Symbol.for(symbol)]?.(name, given);
    };
    // As in Electron, a closing page receives no messages.
    await this.page.evaluate(deliver, [receiver, channel, args] as const).catch(() => {});
  }

  async close(asking: boolean): Promise<boolean> {
    if (this.page.isClosed()) return true;
    if (!asking || this.hasCrashed) {
      await this.page.close();
      return true;
    }
    const closed = new Promise<boolean>((resolve) => this.page.once("close", () => resolve(true)));
    const stayed = new Promise<boolean>((resolve) => (this.whenStaying = () => resolve(false)));
    await this.page.close({ runBeforeUnload: true });
    return Promise.race([closed, stayed]);
  }

  async crash(): Promise<void> {
    await Promise.race([this.session.send("Page.crash").catch(() => {}), this.page.waitForEvent("crash")]);
  }

  private async navigate(go: () => Promise<unknown>): Promise<void> {
    this.isLoading = true;
    try {
      await go();
    } finally {
      this.isLoading = false;
    }
  }

  private take(call: PageCall, frame: { url: string; isMain: boolean }): unknown {
    const { id } = this.options;
    if (call.kind === "open-window") return this.main.openWindow(id, call.url, call.disposition);
    if (call.kind === "message") return this.main.message(id, frame, call.channel, call.args);
    return this.main.invoke(id, frame, call.channel, call.args);
  }

  private tell(event: PageEvent): void {
    this.main.happened(this.options.id, event).catch(() => {});
  }

  /** Asks the app about navigations by the page, but not about those by the app or a test. */
  private async mayGo(frameId: string, url: string): Promise<boolean> {
    const isMain = frameId === this.mainFrame;
    const isByPage = this.askedByPage.delete(url);
    const isReload = url === this.page.url();
    if (isMain && !isByPage && (this.isLoading || isReload)) return true;
    return this.main.mayNavigate(this.options.id, url, isMain);
  }

  private followNavigation(): void {
    this.session.on("Page.frameRequestedNavigation", ({ url, disposition }) => {
      if (disposition !== "currentTab") return;
      this.askedByPage.add(url);
      // Other programs handle these schemes, so the browser sends no request.
      if (!nowhere.test(url)) void this.main.mayNavigate(this.options.id, url, true).catch(() => {});
    });
    this.session.on("Page.frameStartedNavigating", ({ frameId, url, navigationType }) => {
      const isMainFrame = frameId === this.mainFrame;
      const isSameDocument = navigationType === "sameDocument" || navigationType === "historySameDocument";
      const details = { url: toAppAddress(url), isSameDocument, isMainFrame };
      this.tell({ name: "did-start-navigation", details });
    });
    this.session.on("Page.frameStoppedLoading", ({ frameId }) => {
      if (frameId === this.mainFrame) this.tell({ name: "did-stop-loading" });
    });
    this.session.on("Page.frameNavigated", ({ frame }) => {
      if (frame.parentId) return;
      this.askedByPage.clear();
      this.tell({ name: "did-navigate", url: toAppAddress(frame.url + (frame.urlFragment ?? "")) });
    });
    this.session.on("Page.navigatedWithinDocument", ({ url }) => {
      this.tell({ name: "did-navigate-in-page", url: toAppAddress(url) });
    });
  }

  private followPage(): void {
    const { page, main, options } = this;
    page.on("load", () => this.tell({ name: "did-finish-load" }));
    page.on("crash", () => {
      this.hasCrashed = true;
      this.tell({ name: "render-process-gone" });
    });
    page.on("dialog", async (dialog) => {
      const mayLeave = dialog.type() === "beforeunload" && (await main.mayUnload(options.id));
      await (mayLeave ? dialog.accept() : dialog.dismiss()).catch(() => {});
      if (!mayLeave) this.whenStaying?.();
    });
    page.on("download", async (download) => {
      const offered = { url: download.url(), filename: download.suggestedFilename() };
      if (await main.mayDownload(options.id, offered))
        throw new Error("The stand-in for Electron has no downloads.");
      await download.cancel();
    });
  }
}
