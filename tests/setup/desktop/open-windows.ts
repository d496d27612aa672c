import { EventEmitter, once } from "node:events";
import type { Page } from "playwright/test";
import type { DesktopApp } from "./desktop-app.ts";

/** Keeps the windows in the order they opened. `add` takes each new one. */
export function collectWindows(): Pick<DesktopApp, "firstWindow" | "onWindow" | "nextWindow"> & {
  add: (page: Page) => void;
} {
  const opened: Page[] = [];
  const emitter = new EventEmitter();
  const nextWindow = async (): Promise<Page> => {
    const [page] = (await once(emitter, "window", { signal: AbortSignal.timeout(60_000) })) as [Page];
    return page;
  };
  return {
    nextWindow,
    firstWindow: async () => opened[0] ?? nextWindow(),
    onWindow(handler) {
      opened.forEach(handler);
      emitter.on("window", handler);
    },
    add(page) {
      opened.push(page);
      emitter.emit("window", page);
    },
  };
}
