type Listener = (message: unknown) => void;

/** Listeners in this tab, for browsers that block BroadcastChannel. */
const here = new Map<string, Set<Listener>>();

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** Removes a blocked BroadcastChannel, because supabase-js would use it and log an error. */
export function removeBlockedChannel(): void {
  const channel = openChannel("probe");
  if (channel) channel.close();
  else Reflect.deleteProperty(globalThis, "BroadcastChannel");
}

/** Notifies every tab, or only this one if the browser blocks BroadcastChannel. */
export function notifyTabs(name: string, message: string | null): void {
  const channel = openChannel(name);
  if (!channel) {
    setTimeout(() => here.get(name)?.forEach((listener) => listener(message)));
    return;
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  channel.postMessage(message);
  channel.close();
}

/** Returns an unsubscribe function. */
export function listenToTabs(name: string, listener: Listener): () => void {
  const channel = openChannel(name);
  if (channel) {
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => listener(data));
    return () => channel.close();
  }
  const listeners = here.get(name) ?? new Set();
  here.set(name, listeners.add(listener));
  return () => listeners.delete(listener);
}
