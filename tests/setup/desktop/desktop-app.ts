import { EventEmitter, once } from "node:events";
import type * as Electron from "electron";
import type { Page } from "playwright/test";

export type LaunchOptions = {
  /** The app's userData folder: what the app keeps stays there for the next launch. */
  userData: string;
  /** Variables beside or instead of this process' own. */
  env?: Record<string, string>;
  /** Further arguments, such as a deep link. */
  args?: string[];
};

/** The built desktop app, running: on Electron, or on the stand-in over Chromium where Electron is not installed. */
export type DesktopApp = {
  kind: "electron" | "stand-in";
  firstWindow: () => Promise<Page>;
  /** Calls the handler for every window, those that are open already first. */
  onWindow: (handler: (page: Page) => void) => void;
  /** The next window that opens. */
  nextWindow: () => Promise<Page>;
  /** Runs a function in the main process, which gets the `electron` module; it sees nothing from outside of itself. */
  evaluate: <Result, Arg = undefined>(
    run: (electron: typeof Electron, arg: Arg) => Result | Promise<Result>,
    arg?: Arg,
  ) => Promise<Result>;
  /** Starts the app a second time with the same userData folder, as the system does for a link; waits for its end. */
  startAgain: (args: string[]) => Promise<void>;
  /** Resolves when the app has ended, by whatever way. */
  ended: Promise<unknown>;
  /** Quits as the menu does, and waits for the end. */
  close: () => Promise<void>;
  /** Ends every process of the app at once, as a crash or a power cut does. */
  kill: () => Promise<void>;
  /** What the main process has written to stdout and stderr so far. */
  output: () => string;
};

/** Keeps the windows in the order they opened. `add` adds a new one. */
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
