import { studio } from "@brightwren/brand";
import { dialog, Notification } from "electron";
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

// One that nobody refers to any more is collected, and its click lost with it.
const shown = new Set<Notification>();

/** System notifications, and leaving the admin for the public site. */
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
    // There is no public page behind this window, so whoever may not be here is shown the way out.
    window.send(messages.signOut);
    const opened = window.current();
    if (!opened) return;
    await dialog.showMessageBox(opened, {
      type: to.notice.variant === "destructive" ? "error" : "info",
      title: studio.name,
      message: to.notice.title,
      detail: to.notice.description ?? "",
      buttons: ["OK"],
    });
  });
}
