import type { Host } from "@brightwren/core/host/host";
import { leaveNotice } from "../app/notice-storage.ts";
import { markTitle } from "./mark-title.ts";

/** The browser tab as the admin's shell. */
export const browserHost: Host = {
  siteUrl: import.meta.env.VITE_SITE_URL,

  openExternal(url) {
    window.open(url, "_blank", "noopener");
  },

  leave(path, notice) {
    if (notice) leaveNotice(notice);
    location.assign(path);
  },

  notify({ title, body }) {
    // Never asks for the permission: a question out of nowhere is answered with no, for good.
    if ("Notification" in window && Notification.permission === "granted") {
      const notification = new Notification(title, { body });
      notification.addEventListener("click", () => window.focus());
    } else {
      markTitle();
    }
  },

  saveFile({ name, type, text }) {
    const address = URL.createObjectURL(new Blob([text], { type }));
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
    // The download starts after this turn; its address must still be there.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    return Promise.resolve(true);
  },

  onCommand(handler) {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== "s" || ctrlKey === metaKey || altKey || shiftKey) return;
      event.preventDefault();
      if (!event.repeat) handler("save");
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  },
};
