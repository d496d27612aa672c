import { app, net, shell } from "electron";
import { handle } from "../ipc/handle.ts";
import { linkTarget } from "./link-target.ts";

export function openOutside(value: unknown, siteUrl: string): void {
  const address = linkTarget(value, siteUrl);
  if (!address) return console.warn("A link that leads nowhere safe was not opened.");
  shell.openExternal(address).catch(() => console.warn("The system could not open a link."));
}

const answerTimeout = 10_000;

/** Blocks navigation, new windows and embedded pages. Links open in the system's browser. Reads public articles. */
export function setupNavigation(siteUrl: () => string): void {
  app.on("web-contents-created", (_event, contents) => {
    contents.setWindowOpenHandler(({ url }) => {
      openOutside(url, siteUrl());
      return { action: "deny" };
    });
    contents.on("will-frame-navigate", (details) => {
      // A reload is a navigation to the current address.
      if (details.isMainFrame && details.url === contents.getURL()) return;
      details.preventDefault();
      if (details.isMainFrame) openOutside(details.url, siteUrl());
    });
    contents.on("will-attach-webview", (event) => event.preventDefault());
  });
  // The main process fetches articles, because the window's content security policy blocks requests to the site.
  handle("read-page", async (path) => {
    try {
      const page = await net.fetch(siteUrl() + path, {
        credentials: "omit",
        cache: "no-cache",
        signal: AbortSignal.timeout(answerTimeout),
      });
      return await page.text();
    } catch {
      return null;
    }
  });
}
