import type { Host, HostCommand, HostFile, HostSink } from "@brightwren/core/host/host";
import { readTextFile } from "@brightwren/core/markdown-files/text-file";
import { commandKey } from "@brightwren/ui/shortcuts";
import { storeNotice } from "../app/notice.ts";

export const browserHost: Host = {
  siteUrl: import.meta.env.VITE_SITE_URL,

  openExternal(url) {
    window.open(url, "_blank", "noopener");
  },

  leave(path, notice) {
    if (notice) storeNotice(notice);
    location.assign(path);
  },

  notify({ title, body }) {
    if (!document.hidden) return;
    // Does not request permission, because users reject unexpected prompts and browsers remember that.
    if ("Notification" in window && Notification.permission === "granted") {
      const notification = new Notification(title, { body });
      notification.addEventListener("click", () => window.focus());
    } else {
      markTitle();
    }
  },

  async readPage(path) {
    // The development server has no prerendered pages.
    if (import.meta.env.DEV) return undefined;
    // On another origin the CSP would block the request.
    if (new URL(import.meta.env.VITE_SITE_URL).origin !== location.origin) return null;
    try {
      const page = await fetch(path, { cache: "no-cache" });
      return await page.text();
    } catch {
      return null;
    }
  },

  openFile: chooseTextFile,

  saveFile({ name, type, text }) {
    download(new Blob([text], { type }), name);
    return Promise.resolve(true);
  },

  async saveFiles(name, files) {
    // Loaded only for exports.
    const { zipFiles } = await import("@brightwren/core/export/zip-files");
    download(await zipFiles(name, files), `${name}.zip`);
    return true;
  },

  openSink: ({ name, type }) => Promise.resolve(downloadedSink(name, type)),

  onCommand: onShortcut,
};

/** Call this in a click or key handler. Throws a `FileRejectedError` for non-text files. */
async function chooseTextFile(): Promise<HostFile | null> {
  const file = await choose(".md,.markdown,.txt,text/markdown,text/plain");
  return file && { name: file.name, type: file.type, text: await readTextFile(file) };
}

function choose(accept: string): Promise<File | null> {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = accept;
  return new Promise((resolve) => {
    input.addEventListener("change", () => resolve(input.files?.[0] ?? null));
    input.addEventListener("cancel", () => resolve(null));
    input.click();
  });
}

function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download starts later and still needs the URL.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Above this size, chunks move into a Blob, which the browser can store on disk. */
const heldBytes = 16_000_000;

function downloadedSink(name: string, type: string): HostSink {
  let gathered: Blob[] = [];
  let held: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const pass = () => {
    gathered.push(new Blob(held));
    held = [];
    bytes = 0;
  };
  return {
    async write(part) {
      held.push(part);
      bytes += part.byteLength;
      if (bytes > heldBytes) pass();
    },
    async close() {
      pass();
      download(new Blob(gathered, { type }), name);
      gathered = [];
    },
    async abort() {
      [gathered, held] = [[], []];
    },
  };
}

const mark = "● ";

/** Marks the tab's title until the user returns. */
function markTitle(): void {
  if (!document.hidden || document.title.startsWith(mark)) return;
  document.title = mark + document.title;
  const onLook = () => {
    if (document.hidden) return;
    document.removeEventListener("visibilitychange", onLook);
    if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
  };
  document.addEventListener("visibilitychange", onLook);
}

const keys: Partial<Record<HostCommand, string>> = { save: "s", "open-file": "o" };

/** Calls the handler instead of the browser's default for the shortcut. Returns an unsubscribe function. */
function onShortcut(command: HostCommand, handler: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const key = commandKey(event);
    if (key === undefined || key !== keys[command]) return;
    event.preventDefault();
    if (!event.repeat) handler();
  };
  window.addEventListener("keydown", onKeyDown);
  return () => window.removeEventListener("keydown", onKeyDown);
}
