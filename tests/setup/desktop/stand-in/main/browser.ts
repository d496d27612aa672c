import type { BrowserWork, MainWork } from "../shared/messages.ts";
import { connectPeer, type Serving } from "../shared/peer.ts";

const work: Partial<Serving<MainWork>> = {};

/** Says what is done when the test's process asks for it. */
export function serveBrowser(part: Partial<Serving<MainWork>>): void {
  Object.assign(work, part);
}

/** The test's process, which owns the browser. */
export const { remote: browser } = connectPeer<BrowserWork>(
  {
    // The other side may be gone already, at the very end.
    post: (message) => void process.send?.(message, undefined, undefined, () => {}),
    listen: (handler) => process.on("message", handler),
  },
  work,
);

/** Does something in the browser that nobody waits for; what goes wrong stands in the main process' output. */
export function inBrowser(done: Promise<unknown>): void {
  done.catch((error: unknown) => console.error("The stand-in's browser:", error));
}
