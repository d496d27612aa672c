import type { Host } from "@brightwren/core/host/host";
import { leaveNotice } from "../app/notice-storage.ts";
import { chooseTextFile } from "./choose-text-file.ts";
import { download } from "./download.ts";
import { markTitle } from "./mark-title.ts";
import { onShortcut } from "./shortcuts.ts";

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
    if (!document.hidden) return;
    // Never asks for the permission: a question out of nowhere is answered with no, for good.
    if ("Notification" in window && Notification.permission === "granted") {
      const notification = new Notification(title, { body });
      notification.addEventListener("click", () => window.focus());
    } else {
      markTitle();
    }
  },

  openFile: chooseTextFile,

  saveFile({ name, type, text }) {
    download(new Blob([text], { type }), name);
    return Promise.resolve(true);
  },

  async saveFiles(name, files) {
    // Who never exports all posts never loads it.
    const { zipFiles } = await import("./zip-files.ts");
    download(await zipFiles(name, files), `${name}.zip`);
    return true;
  },

  onCommand: onShortcut,
};
