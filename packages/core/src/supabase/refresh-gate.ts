import { withResolvers } from "../older-browsers.ts";
import { UnreachableError } from "./unreachable-error.ts";

/** The gate is closed while a session refresh waits for the network, so that other requests fail fast. */
export type RefreshGate = {
  close: () => void;
  open: () => void;
  /** Settles like `work`; rejects with an `UnreachableError` while the gate is closed. */
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

export const refreshGate = createRefreshGate();
