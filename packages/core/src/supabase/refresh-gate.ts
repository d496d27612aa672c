import { withResolvers } from "../older-browsers.ts";
import { UnreachableError } from "./unreachable-error.ts";

/** Closed while the session's refresh waits for the network, so that nobody else waits with it. */
export type RefreshGate = {
  /** The refresh could not be sent: whoever waits for the session is refused. */
  close: () => void;
  /** The refresh was answered, or is about to be. */
  open: () => void;
  /** Settles as `work` does; rejects with an `UnreachableError` as soon as, and while, a refresh waits. */
  unlessClosed: <Result>(work: Promise<Result>) => Promise<Result>;
};

export function createRefreshGate(): RefreshGate {
  const waiting = new Set<(error: Error) => void>();
  let closed = false;
  return {
    close: () => {
      closed = true;
      for (const refuse of waiting) refuse(new UnreachableError());
    },
    open: () => {
      closed = false;
    },
    unlessClosed: (work) => {
      const { promise: refused, reject } = withResolvers<never>();
      waiting.add(reject);
      if (closed) reject(new UnreachableError());
      return Promise.race([refused, work]).finally(() => waiting.delete(reject));
    },
  };
}

/** The gate of this page's session. */
export const refreshGate = createRefreshGate();
