import { UnreachableError } from "./unreachable-error.ts";

export type RefreshGate = {
  /** The session's refresh could not be sent and waits: whoever waits for the session learns it. */
  begin: () => void;
  /** The refresh was answered. */
  end: () => void;
  /** Gives what `work` gives; rejects with an `UnreachableError` as soon as, and while, a refresh waits. */
  unlessHeld: <Result>(work: Promise<Result>) => Promise<Result>;
};

export function createRefreshGate(): RefreshGate {
  const waiting = new Set<(error: Error) => void>();
  let held = false;
  return {
    begin: () => {
      held = true;
      for (const refuse of waiting) refuse(new UnreachableError());
    },
    end: () => {
      held = false;
    },
    unlessHeld: (work) => {
      const { promise: refused, reject } = Promise.withResolvers<never>();
      waiting.add(reject);
      if (held) reject(new UnreachableError());
      return Promise.race([refused, work]).finally(() => waiting.delete(reject));
    },
  };
}

/** The refresh of this page's session. */
export const refreshGate = createRefreshGate();
