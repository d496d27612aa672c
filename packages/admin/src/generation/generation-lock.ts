import { keys } from "@brightwren/brand";
import { listenToTabs, notifyTabs } from "../device/channel.ts";
import { heldLocks, withLock } from "../device/locks.ts";

export type GenerationLock = ReturnType<typeof createTabLock>;

const name = `${keys.prefix}-generation`;

export function createTabLock() {
  let isOurs = false;

  async function followHolder(onChange: (busy: boolean) => void, signal: AbortSignal): Promise<void> {
    const held = await heldLocks();
    // A tab also receives its own announcement.
    if (isOurs || signal.aborted || !held.includes(name)) return;
    onChange(true);
    await withLock(name, { mode: "shared", signal }, () => onChange(false));
  }

  return {
    /** Runs `work` and resolves to true, or resolves to false if another tab is generating. */
    hold: (work: () => Promise<void>): Promise<boolean> =>
      withLock(name, { ifAvailable: true }, async (lock) => {
        if (!lock) return false;
        isOurs = true;
        try {
          notifyTabs(name, null);
          await work();
        } finally {
          isOurs = false;
        }
        return true;
      }),
    watch(onChange: (busy: boolean) => void): () => void {
      const stopped = new AbortController();
      const checkHolder = () =>
        void followHolder(onChange, stopped.signal).catch((error: unknown) => {
          if (!stopped.signal.aborted) console.warn("Other tabs could not be watched:", error);
        });
      const stopListening = listenToTabs(name, checkHolder);
      checkHolder();
      return () => {
        stopListening();
        stopped.abort();
      };
    },
  };
}
