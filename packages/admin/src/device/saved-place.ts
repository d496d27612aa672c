import { keys } from "@brightwren/brand";
import { deviceStorage, tabStorage } from "@brightwren/ui/safe-storage";
import { useSyncExternalStore } from "react";

let storesText = true;
let isRead = false;
const listeners = new Set<() => void>();

function show(): void {
  for (const listener of listeners) listener();
}

export function noteTextStored(isStored: boolean): void {
  if (storesText === isStored) return;
  storesText = isStored;
  show();
}

/** Where unsaved text is stored, worded as the end of a sentence. */
export const savedPlace = (): string =>
  storesText ? "on this computer" : "in this tab until you close or reload it";

const readKey = `${keys.prefix}-not-kept`;

function notStoredNotice(): string | undefined {
  if (isRead || tabStorage.getItem(readKey) !== null) return undefined;
  const keepsSession = deviceStorage.isWritable();
  if (storesText && keepsSession) return undefined;
  if (storesText)
    return "This browser can’t keep you signed in. You can work while this tab is open. If you close or reload it, you’ll need to sign in again.";
  if (keepsSession)
    return "This browser can’t keep a backup of unsaved text. You can work while this tab is open. Save before you close or reload it.";
  return "This browser can’t store anything for this site. You can work while this tab is open. Save before you close or reload it. You’ll then need to sign in again.";
}

export function useNotStored(): { notice: string | undefined; onRead: () => void } {
  const notice = useSyncExternalStore(watch, notStoredNotice);
  return { notice, onRead: noteRead };
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function noteRead(): void {
  isRead = true;
  tabStorage.setItem(readKey, "read");
  show();
}
