import { Notification } from "electron";
import { handle } from "../ipc/handle.ts";
import { showCount } from "./icon-count.ts";
import { openOutside } from "../navigation/setup-navigation.ts";
import type { MainWindow } from "../window/main-window.ts";

// Without a reference, a notification is garbage-collected and its click event never fires.
const shown = new Set<Notification>();

export function setupNotices(window: MainWindow, siteUrl: () => string): void {
  handle("notify", ({ title, body, path }) => {
    if (window.current()?.isFocused() || !Notification.isSupported()) return;
    const notification = new Notification({ title, body });
    shown.add(notification);
    notification.on("click", () => window.show(path));
    notification.on("close", () => shown.delete(notification));
    notification.show();
  });
  handle("show-count", (count) => showCount(count, window.current()));
  handle("open-external", (url) => openOutside(url, siteUrl()));
  handle("leave", async (to) => {
    if (!to.notice) return openOutside(siteUrl() + to.path, siteUrl());
    // The app has no public pages, so it signs out users without access.
    window.send("sign-out");
    const type = to.notice.variant === "destructive" ? "error" : "info";
    if (window.current()) await window.showMessage(type, to.notice.title, to.notice.description ?? "");
  });
}
