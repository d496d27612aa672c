import type { HostCommand } from "@brightwren/core/host/host";

/** The keys that ask for a command together with Ctrl, or Cmd on a Mac. Other commands have none in a browser. */
const keys: Partial<Record<HostCommand, string>> = { save: "s", "open-file": "o" };

/** Calls the handler when the command's shortcut is pressed, in place of what the browser does with it. Returns how to stop. */
export function onShortcut(command: HostCommand, handler: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== keys[command] || ctrlKey === metaKey || altKey || shiftKey) return;
    event.preventDefault();
    if (!event.repeat) handler();
  };
  window.addEventListener("keydown", onKeyDown);
  return () => window.removeEventListener("keydown", onKeyDown);
}
