import type { Keytar } from "../keychain/keychain.ts";
import { createKeychainInMemory, type KeychainInMemory } from "./keychain-in-memory.ts";

type State = KeychainInMemory["state"];

export type SystemKeychain = ReturnType<typeof createSystemKeychain>;

export function createSystemKeychain() {
  const inMemory = createKeychainInMemory();
  /** The keychain's state at each call, or `tight` if space was limited. */
  const met: (State | "tight")[] = [];
  const waiting: (() => void)[] = [];
  let answers = Infinity;
  let change: { calls: number; state: State } | undefined;
  let processes = 0;

  function meet(): void {
    if (change && change.calls <= 0) {
      inMemory.state = change.state;
      change = undefined;
    }
    if (change) change.calls -= 1;
    met.push(inMemory.state === "open" && inMemory.room < Infinity ? "tight" : inMemory.state);
  }

  return {
    inMemory,
    met,
    /** Handles this many calls, pending ones first. Later calls wait before they have any effect. */
    answer(calls: number) {
      for (const answer of waiting.splice(0, calls)) {
        calls -= 1;
        answer();
      }
      answers = calls;
    },
    changeAfter: (calls: number, state: State) => void (change = { calls, state }),
    disconnect() {
      processes += 1;
      for (const refuse of waiting.splice(0)) refuse();
    },
    connect(): Keytar {
      const process = processes;
      const reach = async <Result>(call: () => Promise<Result>): Promise<Result> => {
        if (answers > 0) answers -= 1;
        else await new Promise<void>((resolve) => waiting.push(resolve));
        if (process !== processes) throw new Error("killed");
        meet();
        return call();
      };
      return {
        getPassword: (_, account) => reach(() => inMemory.get(account)),
        setPassword: (_, account, secret) => reach(() => inMemory.set(account, secret)),
        deletePassword: (_, account) => reach(() => inMemory.remove(account)),
      };
    },
  };
}
