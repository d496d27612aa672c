import type { WebContents } from "electron";
import type { messages } from "../../bridge/messages.ts";

export type SendToPage = (name: (typeof messages)[keyof typeof messages], value?: unknown) => void;

/**
 * Delivers messages in order and exactly once. Queues them while the page is loading or has crashed.
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
  // Also fires after a cancelled navigation or a download, which leave the old page in place.
  contents.on("did-stop-loading", () => {
    isLeaving = false;
    look();
  });
  return (...message) => {
    waiting.push(message);
    look();
  };
}
