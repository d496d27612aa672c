import { keys } from "@brightwren/brand";
import { deviceStorage, tabStorage } from "@brightwren/ui/safe-storage";
import { createStore } from "@brightwren/ui/store";
import { useSyncExternalStore } from "react";

const device = createStore({ storesText: true, isRead: false });

export function noteTextStored(storesText: boolean): void {
  if (device.get().storesText !== storesText) device.set({ ...device.get(), storesText });
}

/** Where unsaved text is stored, worded as the end of a sentence. */
export const savedPlace = (): string =>
  device.get().storesText ? "on this computer" : "in this tab until you close or reload it";

const readKey = `${keys.prefix}-not-kept`;

function notStoredNotice(): string | undefined {
  const { storesText, isRead } = device.get();
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
  const notice = useSyncExternalStore(device.subscribe, notStoredNotice);
  return { notice, onRead: noteRead };
}

function noteRead(): void {
  tabStorage.setItem(readKey, "read");
  device.set({ ...device.get(), isRead: true });
}
