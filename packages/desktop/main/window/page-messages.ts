import type { WebContents } from "electron";
import type { messages } from "../../bridge/messages.ts";

/** Sends a page a message. */
export type SendToPage = (name: (typeof messages)[keyof typeof messages], value?: unknown) => void;

/**
 * Returns what sends messages to the page of these contents: at once while it listens, else when it next does, in their
 * order and each once. Nobody listens until a page is loaded, while another is on its way, and after a crash.
 */
export function createPageMessages(contents: Pick<WebContents, "on" | "send">): SendToPage {
  const waiting: Parameters<SendToPage>[] = [];
  let isLoaded = false;
  let isLeaving = false;

  function look(): void {
    if (!isLoaded || isLeaving) return;
    for (const message of waiting.splice(0)) contents.send(...message);
  }

  contents.on("did-start-navigation", ({ isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument) isLeaving = true;
  });
  contents.on("did-navigate", () => {
    isLoaded = false;
  });
  contents.on("render-process-gone", () => {
    isLoaded = false;
  });
  contents.on("did-finish-load", () => {
    isLoaded = true;
    isLeaving = false;
    look();
  });
  // Also of a navigation that was refused, or became a download: then the page is still there.
  contents.on("did-stop-loading", () => {
    isLeaving = false;
    look();
  });
  return (...message) => {
    waiting.push(message);
    look();
  };
}
