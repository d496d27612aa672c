type Listener = (message: unknown) => void;

/** Who listens in this tab, for a browser that refuses channels. */
const here = new Map<string, Set<Listener>>();

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** A browser that refuses channels has none: supabase-js asks for them, and logs an error where one is refused. */
export function dropRefusedChannels(): void {
  const channel = openChannel("probe");
  if (channel) channel.close();
  else Reflect.deleteProperty(globalThis, "BroadcastChannel");
}

/** Says something to all that listen to this name: in every tab of this browser, or in this one where it refuses that. */
export function tellTabs(name: string, message: string | null): void {
  const channel = openChannel(name);
  if (!channel) {
    setTimeout(() => here.get(name)?.forEach((listener) => listener(message)));
    return;
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  channel.postMessage(message);
  channel.close();
}

/** Calls the listener with what is said. Returns an unsubscribe function. */
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
