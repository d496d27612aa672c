import { join } from "node:path";
import { chromium, type BrowserContext, type Page } from "playwright/test";
import { toBrowserAddress } from "../shared/app-address.ts";
import type { BrowserWork, NewWindow } from "../shared/messages.ts";
import type { Serving } from "../shared/peer.ts";
import { StandInWindow, type Main } from "./stand-in-window.ts";

const switches = [
  // Chromium's sandbox does not work as root, which is common in containers. Tests load only our own pages.
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

type Options = {
  userData: string;
  executablePath: string | undefined;
  main: () => Main;
  onWindow: (page: Page) => void;
};

export class StandInBrowser {
  private context: Promise<BrowserContext> | undefined;
  private readonly windows = new Map<number, Promise<StandInWindow>>();
  private opening = 0;
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  readonly work: Serving<BrowserWork> = {
    open: async (window) => {
      const opened = this.openWindow(window);
      this.windows.set(window.id, opened);
      await opened;
    },
    load: async (id, url) => (await this.window(id)).load(url),
    reload: async (id) => (await this.window(id)).reload(),
    send: async (id, channel, args) => (await this.window(id)).send(channel, args),
    close: async (id, asking) => {
      const isClosed = await (await this.window(id)).close(asking);
      if (isClosed) this.windows.delete(id);
      return isClosed;
    },
    crash: async (id) => (await this.window(id)).crash(),
    resize: async (id, width, height) => {
      const { page } = await this.window(id);
      // A window may close before it is resized.
      await page.setViewportSize({ width, height }).catch((error: unknown) => {
        if (!page.isClosed()) throw error;
      });
    },
    execute: async (id, code) => (await this.window(id)).page.evaluate(code),
    permit: async (origin, permissions) => {
      const context = await this.launched();
      await context.grantPermissions(permissions, { origin: toBrowserAddress(origin) });
    },
    colourScheme: async (scheme) => {
      const colorScheme = scheme === "system" ? null : scheme;
      for (const window of this.windows.values()) await (await window).page.emulateMedia({ colorScheme });
    },
  };

  async close(): Promise<void> {
    // This fails only if the browser was killed.
    await (await this.context)?.close().catch(() => {});
  }

  async processIds(): Promise<number[]> {
    try {
      const session = await (await this.context)?.browser()?.newBrowserCDPSession();
      const { processInfo = [] } = (await session?.send("SystemInfo.getProcessInfo")) ?? {};
      return processInfo.map(({ id }) => id).filter((id) => id > 0);
    } catch {
      return [];
    }
  }

  private launched(): Promise<BrowserContext> {
    this.context ??= this.launch();
    return this.context;
  }

  private async launch(): Promise<BrowserContext> {
    const { userData, executablePath } = this.options;
    const context = await chromium.launchPersistentContext(join(userData, "stand-in-profile"), {
      ...(executablePath && { executablePath }),
      args: switches,
      colorScheme: null,
    });
    // If we did not open this page, our hooks in the page have missed a new window.
    context.on("page", (page) => {
      const [opener = 0] = this.windows.keys();
      if (this.opening > 0) return;
      void this.options.main().openWindow(opener, page.url(), "foreground-tab");
      void page.close();
    });
    return context;
  }

  private async newPage(): Promise<Page> {
    const context = await this.launched();
    this.opening++;
    const page = await context.newPage();
    this.opening--;
    return page;
  }

  private async openWindow(options: NewWindow): Promise<StandInWindow> {
    const window = new StandInWindow(() => this.newPage(), options, this.options.main());
    await window.open();
    this.options.onWindow(window.page);
    return window;
  }

  private window(id: number): Promise<StandInWindow> {
    const window = this.windows.get(id);
    if (!window) throw new Error("Object has been destroyed");
    return window;
  }
}
