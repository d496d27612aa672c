import type { SaveIntent } from "../../drafts/save-post.ts";

type SaveQueue = {
  /** Asks for a save; resolves when none runs or waits any more. Rejects with what `run` throws. */
  add: (intent: SaveIntent) => Promise<void>;
};

/**
 * Runs one save at a time. What is asked for meanwhile waits as one: it will take the text as it is by then, and a
 * background save never displaces what a person asked for.
 */
export function createSaveQueue(run: (intent: SaveIntent) => Promise<void>): SaveQueue {
  let waiting: SaveIntent | undefined;
  let draining: Promise<void> | undefined;

  async function drain() {
    while (waiting) {
      const intent = waiting;
      waiting = undefined;
      await run(intent);
    }
  }
  return {
    add: (intent) => {
      if (!waiting || intent !== "background") waiting = intent;
      draining ??= drain().finally(() => {
        draining = undefined;
      });
      return draining;
    },
  };
}
