import type { BrowserWork, MainWork } from "../shared/messages.ts";
import { connectPeer, type Serving } from "../shared/peer.ts";

const work: Partial<Serving<MainWork>> = {};

export function serveBrowser(part: Partial<Serving<MainWork>>): void {
  Object.assign(work, part);
}

export const { remote: browser } = connectPeer<BrowserWork>(
  {
    // The test's process may already have ended.
    post: (message) => void process.send?.(message, undefined, undefined, () => {}),
    listen: (handler) => process.on("message", handler),
  },
  work,
);

/** Runs an unawaited browser call and logs its failure. */
export function inBrowser(done: Promise<unknown>): void {
  done.catch((error: unknown) => console.error("The stand-in's browser:", error));
}
