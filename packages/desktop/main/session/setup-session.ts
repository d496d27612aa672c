import { app } from "electron";
import { handle } from "../ipc/handle.ts";
import { openKeychain } from "../keychain/keychain.ts";
import type { MainWindow } from "../window/main-window.ts";
import { quittingNotice } from "./session-notices.ts";
import { createSessionStore, type SessionStore } from "./session-store.ts";
import { createQuitWait } from "./wait-before-quit.ts";

export function setupSession(service: string, window: MainWindow): void {
  let notice: string | undefined;
  let isQuitting = false;
  const shown = () => (isQuitting ? quittingNotice : notice);
  const show = () => window.send("session-notice", shown());
  const store = createSessionStore({
    keychain: openKeychain(service),
    onNotice(next) {
      notice = next;
      show();
    },
  });
  handle("read-session", (name) => store.getItem(name));
  handle("keep-session", ({ key, value }) => store.setItem(key, value));
  handle("forget-session", (name) => store.removeItem(name));
  handle("read-session-notice", shown);
  quitOnceStored(store, window, (isLong) => {
    isQuitting = isLong;
    show();
  });
}

/** Delays quitting until pending changes are in the keychain, both before and after the windows close. */
function quitOnceStored(
  store: SessionStore,
  window: MainWindow,
  onLongWait: (isLong: boolean) => void,
): void {
  const waitBeforeQuit = createQuitWait(store, onLongWait);
  const onQuit = (event: { preventDefault: () => void }) => {
    const before = window.current();
    waitBeforeQuit(event, () => {
      const now = window.current();
      // Keep running if the user reopened a window in the meantime.
      if (!now || now === before) app.quit();
    });
  };
  app.on("before-quit", onQuit);
  app.on("will-quit", onQuit);
}
