import { keys } from "@brightwren/brand";
import { listenToTabs, tellTabs } from "../device/channel.ts";
import { heldLocks, withLock } from "../device/locks.ts";

/** Sees to it that one tab of this browser generates at a time. */
export type GenerationLock = {
  /** Does the work while no other tab can; returns false, having done nothing, if another tab is at it. */
  hold: (work: () => Promise<void>) => Promise<boolean>;
  /** Notifies when another tab begins (true) and when it is done (false). Returns an unsubscribe function. */
  watch: (onChange: (busy: boolean) => void) => () => void;
};

const name = `${keys.prefix}-generation`;

/** The lock of a browser's tabs: a Web Lock, so that a closed or crashed tab never keeps it. */
export function createTabLock(): GenerationLock {
  let isOurs = false;

  async function followHolder(onChange: (busy: boolean) => void, signal: AbortSignal): Promise<void> {
    const held = await heldLocks();
    // What is announced here is heard here as well.
    if (isOurs || signal.aborted || !held.includes(name)) return;
    onChange(true);
    await withLock(name, { mode: "shared", signal }, () => onChange(false));
  }

  return {
    hold: (work) =>
      withLock(name, { ifAvailable: true }, async (lock) => {
        if (!lock) return false;
        isOurs = true;
        try {
          tellTabs(name, null);
          await work();
        } finally {
          isOurs = false;
        }
        return true;
      }),
    watch(onChange) {
      const stopped = new AbortController();
      const look = () =>
        void followHolder(onChange, stopped.signal).catch((error: unknown) => {
          if (!stopped.signal.aborted) console.warn("Other tabs could not be watched:", error);
        });
      const stopListening = listenToTabs(name, look);
      look();
      return () => {
        stopListening();
        stopped.abort();
      };
    },
  };
}
