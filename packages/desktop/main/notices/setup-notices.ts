import { Notification } from "electron";
import { z } from "zod";
import { messages, requests } from "../../bridge/messages.ts";
import { handle } from "../ipc/handle.ts";
import { showCount } from "./icon-count.ts";
import { openOutside } from "../navigation/setup-navigation.ts";
import type { MainWindow } from "../window/main-window.ts";

const line = z.string().max(300);
const sitePath = z
  .string()
  .max(500)
  .regex(/^\/(?!\/)/);
const adminPath = z
  .string()
  .max(200)
  .regex(/^\/admin(?:\/[\w-]+)*$/);
const notice = z.object({
  title: line,
  description: line.optional(),
  variant: z.enum(["default", "destructive"]).optional(),
});

// Without a reference, a notification is garbage-collected and its click event never fires.
const shown = new Set<Notification>();

export function setupNotices(window: MainWindow, siteUrl: () => string): void {
  const noticeSchema = z.object({ title: line, body: line, path: adminPath.optional() });
  handle(requests.notify, noticeSchema, ({ title, body, path }) => {
    if (window.current()?.isFocused() || !Notification.isSupported()) return;
    const notification = new Notification({ title, body });
    shown.add(notification);
    notification.on("click", () => window.show(path));
    notification.on("close", () => shown.delete(notification));
    notification.show();
  });
  handle(requests.showCount, z.int().min(0).max(1_000_000), (count) => showCount(count, window.current()));
  handle(requests.openExternal, z.string().max(8000), (url) => openOutside(url, siteUrl()));
  handle(requests.leave, z.object({ path: sitePath, notice: notice.optional() }), async (to) => {
    if (!to.notice) return openOutside(siteUrl() + to.path, siteUrl());
    // The app has no public pages, so it signs out users without access.
    window.send(messages.signOut);
    const type = to.notice.variant === "destructive" ? "error" : "info";
    if (window.current()) await window.showMessage(type, to.notice.title, to.notice.description ?? "");
  });
}
