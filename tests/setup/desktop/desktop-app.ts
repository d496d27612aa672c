import { EventEmitter, once } from "node:events";
import type * as Electron from "electron";
import type { Page } from "playwright/test";

export type LaunchOptions = {
  userData: string;
  env?: Record<string, string>;
  args?: string[];
};

/** The built desktop app on Electron, or on the Chromium stand-in if Electron is not installed. */
export type DesktopApp = {
  kind: "electron" | "stand-in";
  firstWindow: () => Promise<Page>;
  onWindow: (handler: (page: Page) => void) => void;
  nextWindow: () => Promise<Page>;
  /** Runs a self-contained function in the main process. Its first argument is the `electron` module. */
  evaluate: <Result, Arg = undefined>(
    run: (electron: typeof Electron, arg: Arg) => Result | Promise<Result>,
    arg?: Arg,
  ) => Promise<Result>;
  /** Starts a second instance with the same userData folder, as a deep link would, and waits until it exits. */
  startAgain: (args: string[]) => Promise<void>;
  ended: Promise<unknown>;
  close: () => Promise<void>;
  kill: () => Promise<void>;
  output: () => string;
};

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
