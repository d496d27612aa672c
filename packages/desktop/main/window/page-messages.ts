import type { WebContents } from "electron";
import type { Messages } from "../../bridge/shell.ts";

export type SendToPage = <Name extends keyof Messages>(name: Name, value?: Messages[Name]) => void;

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
