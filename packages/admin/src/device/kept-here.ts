import { keys } from "@brightwren/brand";
import { deviceStorage, tabStorage } from "@brightwren/ui/kept-storage";
import { useSyncExternalStore } from "react";

let keepsText = true;
let isRead = false;
const listeners = new Set<() => void>();

function show(): void {
  for (const listener of listeners) listener();
}

/** Notes whether this browser has kept a text beyond this tab, or refused to. */
export function noteTextKept(isKept: boolean): void {
  if (keepsText === isKept) return;
  keepsText = isKept;
  show();
}

/** Where text that no server has is kept, as it ends a sentence. */
export const keptPlace = (): string =>
  keepsText ? "on this computer" : "in this tab until you close or reload it";

const readKey = `${keys.prefix}-not-kept`;

/** What the person should know of what this browser does not keep; nothing once they have read it in this tab. */
function notKeptNotice(): string | undefined {
  if (isRead || tabStorage.getItem(readKey) !== null) return undefined;
  const keepsSession = deviceStorage.isWritable();
  if (keepsText && keepsSession) return undefined;
  if (keepsText)
    return "This browser does not keep your sign-in. You can work as long as this tab is open. After you close or reload it, sign in again.";
  if (keepsSession)
    return "This browser does not keep text that is not saved. You can work as long as this tab is open. Save before you close or reload it.";
  return "This browser keeps nothing of this site. You can work as long as this tab is open. Save before you close or reload it. You will then need to sign in again.";
}

/** The notice, and what is called when it has been read. */
export function useNotKept(): { notice: string | undefined; onRead: () => void } {
  const notice = useSyncExternalStore(watch, notKeptNotice);
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
