import { keys } from "@brightwren/brand";
import { deviceStorage } from "@brightwren/ui/safe-storage";
import { shortcutKey } from "@brightwren/ui/shortcuts";
import { useEffect, useEffectEvent } from "react";

const storageKey = `${keys.prefix}-single-keys`;

/** Single-key shortcuts interfere with dictation and screen readers, so the owner can disable them (WCAG 2.1.4). */
export const areSingleKeysEnabled = (): boolean => deviceStorage.getItem(storageKey) !== "off";

/** Enables or disables single-key shortcuts in this browser. */
export function setSingleKeysEnabled(isOn: boolean): void {
  if (isOn) deviceStorage.removeItem(storageKey);
  else deviceStorage.setItem(storageKey, "off");
}

const typing = "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]";
/** Excludes notifications, which have a dialog role but do not block the page. */
const dialogs = ":is([role=dialog], [role=alertdialog]):not([aria-modal=false])";
const elsewhere = `${dialogs}, [role=menu], [role=listbox]`;

export const isInDialog = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(dialogs) !== null;

/** Whether a key press has no modifier and is not meant for a text field, menu or dialog. */
function isFreeKey(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(target instanceof Element && (target.matches(typing) || target.closest(elsewhere)));
}

/** Handles single-key shortcuts while the component is mounted, except while the user is typing. */
export function useSingleKeys(handlers: Record<string, () => void>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = shortcutKey(event);
    const handler = Object.hasOwn(handlers, key) ? handlers[key] : undefined;
    if (!handler || !isFreeKey(event) || !areSingleKeysEnabled()) return;
    event.preventDefault();
    handler();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
