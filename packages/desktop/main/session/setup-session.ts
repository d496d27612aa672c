import { z } from "zod";
import { messages, requests } from "../../bridge/messages.ts";
import { handle } from "../ipc/handle.ts";
import { openKeychain } from "../keychain/keychain.ts";
import { createSessionStore } from "./session-store.ts";
import type { MainWindow } from "../window/main-window.ts";

const key = z.string().regex(/^[\w.-]{1,200}$/);
const value = z.string().max(65_536);

/** Keeps the session for the window: in the system's keychain under this service name, or in memory without one. */
export function setupSession(service: string, window: MainWindow): void {
  let notice: string | undefined;
  const store = createSessionStore({
    keychain: openKeychain(service),
    onNotice(next) {
      notice = next;
      window.send(messages.sessionNotice, next);
    },
  });
  handle(requests.readSession, key, (name) => store.getItem(name));
  handle(requests.keepSession, z.object({ key, value }), (kept) => store.setItem(kept.key, kept.value));
  handle(requests.forgetSession, key, (name) => store.removeItem(name));
  handle(requests.readSessionNotice, z.undefined(), () => notice);
}
