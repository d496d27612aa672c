/** Whether the backend can be reached, as far as the requests tell. */
export type Reach = {
  isReachable: () => boolean;
  /** Calls `onChange` after each change. Returns how to stop. While nobody watches, nothing is checked. */
  watch: (onChange: () => void) => () => void;
  /** The backend has answered something. */
  noteAnswer: () => void;
  /** A request has no answer. That may be the request's own fault: gives whether the backend is out of reach. */
  doubt: () => Promise<boolean>;
  /** Asks the backend now. */
  check: () => Promise<void>;
};

/** Keeps track of whether the backend answers. `probe` asks it the least there is, and rejects without an answer. */
export function createReach(probe: () => Promise<void>): Reach {
  const watchers = new Set<() => void>();
  let reachable = true;
  let answers = 0;
  let checking: Promise<void> | undefined;

  const set = (now: boolean) => {
    if (now === reachable) return;
    reachable = now;
    for (const onChange of watchers) onChange();
  };
  const noteAnswer = () => {
    answers += 1;
    set(true);
  };
  const look = async (): Promise<void> => {
    for (;;) {
      const before = answers;
      try {
        await probe();
        return noteAnswer();
      } catch {
        // Something else may have been answered meanwhile, and the line may have gone since: ask once more.
        if (answers === before) return set(false);
      }
    }
  };
  const check = () => {
    checking ??= look().finally(() => {
      checking = undefined;
    });
    return checking;
  };
  return {
    isReachable: () => reachable,
    watch: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    noteAnswer,
    doubt: async () => {
      if (reachable && watchers.size > 0) await check();
      return !reachable;
    },
    check,
  };
}
