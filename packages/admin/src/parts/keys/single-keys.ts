import { keys } from "@brightwren/brand";
import { deviceStorage } from "@brightwren/ui/safe-storage";
import { useEffect, useEffectEvent } from "react";

const storageKey = `${keys.prefix}-single-keys`;

/** Whether keys without Ctrl or Cmd do something: whoever dictates or has a screen reader can turn them off (WCAG 2.1.4). */
export const singleKeysAreOn = (): boolean => deviceStorage.getItem(storageKey) !== "off";

/** Turns them off, or on again, for this browser. */
export function turnSingleKeys(isOn: boolean): void {
  if (isOn) deviceStorage.removeItem(storageKey);
  else deviceStorage.setItem(storageKey, "off");
}

const typing = "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]";
/** Dialogs; but a notification, which is one to screen readers, keeps nobody from anything. */
const dialogs = ":is([role=dialog], [role=alertdialog]):not([aria-modal=false])";
const elsewhere = `${dialogs}, [role=menu], [role=listbox]`;

/** Whether a key was pressed within a dialog, which is to be answered first. */
export const isInDialog = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(dialogs) !== null;

/** Whether a key that was pressed is nobody else's: not typed, not a shell's shortcut, not meant for a menu or dialog. */
export function isFreeKey(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(target instanceof Element && (target.matches(typing) || target.closest(elsewhere)));
}

/** Does something at each of these keys, as long as the component stands and nobody is typing. */
export function useSingleKeys(handlers: Record<string, () => void>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const handler = Object.hasOwn(handlers, event.key) ? handlers[event.key] : undefined;
    if (!handler || !isFreeKey(event) || !singleKeysAreOn()) return;
    event.preventDefault();
    handler();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
