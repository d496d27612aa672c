import { tones } from "@brightwren/brand/tones";
import { app, type BrowserWindow, nativeImage, type NativeImage, Notification } from "electron";
import { handle } from "../ipc/handle.ts";
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

/** Shows a number on macOS and on Linux desktops with Unity's API, or a dot on Windows. 0 removes it. */
function showCount(count: number, window: BrowserWindow | undefined): void {
  if (process.platform === "win32") {
    const says = count === 1 ? "1 thing to do" : `${count} things to do`;
    window?.setOverlayIcon(count > 0 ? dot() : null, count > 0 ? says : "");
  } else {
    app.setBadgeCount(count);
  }
}

const side = 32;
const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
  Number.parseInt(tones.accent.light.slice(at, at + 2), 16),
);

function dot(): NativeImage {
  const pixels = Buffer.alloc(side * side * 4);
  const middle = (side - 1) / 2;
  for (let at = 0; at < side * side; at++) {
    const distance = Math.hypot((at % side) - middle, Math.floor(at / side) - middle);
    const cover = Math.min(1, Math.max(0, side / 2 - distance));
    // Electron expects BGRA with premultiplied alpha.
    pixels.set([blue * cover, green * cover, red * cover, 255 * cover], at * 4);
  }
  return nativeImage.createFromBitmap(pixels, { width: side, height: side });
}
