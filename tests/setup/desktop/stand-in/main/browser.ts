import type { BrowserWork, MainWork } from "../shared/messages.ts";
import { connectPeer, type Serving } from "../shared/peer.ts";

const work: Partial<Serving<MainWork>> = {};

export function serveBrowser(part: Partial<Serving<MainWork>>): void {
  Object.assign(work, part);
}

export const { remote: browser } = connectPeer<BrowserWork>(
  {
    // The callback ignores errors, because the test's process may already have ended.
    post: (message) => void process.send?.(message, undefined, undefined, () => {}),
    listen: (handler) => process.on("message", handler),
  },
  work,
);

/** Logs the failure of a browser call that is not awaited. */
export function inBrowser(done: Promise<unknown>): void {
  done.catch((error: unknown) => console.error("The stand-in's browser:", error));
}
