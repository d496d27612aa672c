import { app, shell } from "electron";
import { linkTarget } from "./link-target.ts";

/** Opens an address of the web or a mail in the system's program; anything else is dropped, and logged. */
export function openOutside(value: unknown, siteUrl: string): void {
  const address = linkTarget(value, siteUrl);
  if (!address) return console.warn("A link that leads nowhere safe was not opened.");
  shell.openExternal(address).catch(() => console.warn("The system could not open a link."));
}

/** Keeps every window on its page: no navigation, no new windows, no embedded pages. Links go to the system's browser. */
export function setupNavigation(siteUrl: () => string): void {
  app.on("web-contents-created", (_event, contents) => {
    contents.setWindowOpenHandler(({ url }) => {
      openOutside(url, siteUrl());
      return { action: "deny" };
    });
    contents.on("will-frame-navigate", (details) => {
      // A reload is a navigation to where one is.
      if (details.isMainFrame && details.url === contents.getURL()) return;
      details.preventDefault();
      if (details.isMainFrame) openOutside(details.url, siteUrl());
    });
    contents.on("will-attach-webview", (event) => event.preventDefault());
  });
}
