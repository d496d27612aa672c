import { resolve } from "node:path";
import { app } from "electron";
import type { MainWindow } from "../window/main-window.ts";
import { linkAmong, linkScheme, pathOfLink } from "./deep-link.ts";

/** In development, the system has to start Electron with our entry script. */
function registerScheme(): void {
  const [, entry] = process.argv;
  if (app.isPackaged || !entry) app.setAsDefaultProtocolClient(linkScheme);
  else app.setAsDefaultProtocolClient(linkScheme, process.execPath, [resolve(entry)]);
}

/** Handles `brightwren://` links. Returns a function that opens the first window. */
export function setupLinks(window: MainWindow): () => void {
  let waiting: string | undefined;
  let isReady = false;

  function follow(link: string): void {
    const path = pathOfLink(link);
    window.show(path ?? undefined);
    if (!path)
      void window.showMessage("error", "This link could not be opened", "It doesn’t lead to a post.");
  }

  app.on("open-url", (event, link) => {
    event.preventDefault();
    if (isReady) follow(link);
    else waiting = link;
  });
  app.on("second-instance", (_event, argv) => {
    const link = linkAmong(argv);
    if (link) follow(link);
    else window.show();
  });
  return () => {
    registerScheme();
    isReady = true;
    const link = waiting ?? linkAmong(process.argv);
    if (link) follow(link);
    else window.show();
  };
}
