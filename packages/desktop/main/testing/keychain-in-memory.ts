import type { Keychain } from "../keychain/keychain.ts";

/** A keychain for tests that exposes its contents and simulates the failures of real keychains. */
export type KeychainInMemory = Keychain & {
  secrets: Map<string, string>;
  /**
   * Locked: silently ignores reads and removals. Full: rejects writes. Gone: rejects all calls.
   */
  state: "open" | "locked" | "full" | "gone";
  room: number;
  /** Changes until the simulated kill. Later calls reject without effect. */
  changesUntilKill: number;
};

const bytes = (secret = "") => Buffer.byteLength(secret);

export const bytesOf = (secrets: ReadonlyMap<string, string>): number =>
  [...secrets.values()].reduce((sum, secret) => sum + bytes(secret), 0);

export function createKeychainInMemory(contents: Iterable<[string, string]> = []): KeychainInMemory {
  const secrets = new Map(contents);
  const change = () => {
    if (keychain.changesUntilKill <= 0) throw new Error("killed");
    keychain.changesUntilKill -= 1;
  };
  const refuseIfGone = () => {
    if (keychain.state === "gone") throw new Error("gone");
  };
  const keychain: KeychainInMemory = {
    secrets,
    state: "open",
    room: Infinity,
    changesUntilKill: Infinity,
    async get(account) {
      refuseIfGone();
      if (keychain.changesUntilKill <= 0) throw new Error("killed");
      return keychain.state === "locked" ? null : (secrets.get(account) ?? null);
    },
    async set(account, value) {
      if (bytes(value) > 2_560) throw new Error("larger than Windows accepts");
      if (keychain.state !== "open") throw new Error(keychain.state);
      if (bytesOf(secrets) - bytes(secrets.get(account)) + bytes(value) > keychain.room)
        throw new Error("full");
      change();
      secrets.set(account, value);
    },
    async remove(account) {
      refuseIfGone();
      if (keychain.state === "locked" || !secrets.has(account)) return false;
      change();
      return secrets.delete(account);
    },
  };
  return keychain;
}

export const exampleValues: { name: string; value: string }[] = [
  { name: "an empty value", value: "" },
  ...[1, 1_999, 2_000, 2_001, 2_560, 10_000, 65_536].map((length) => ({
    name: `a value of ${length} bytes`,
    value: "a{\"'\\\n".repeat(length).slice(0, length),
  })),
  ...["é", "€", "🪶"].flatMap((letter) =>
    [1_997, 1_998, 1_999].map((before) => ({
      name: `${letter} across the border after ${before} bytes`,
      value: "x".repeat(before) + letter.repeat(2_500),
    })),
  ),
];

/** A keychain that does not answer until `answer`, or again after `keepBack`. */
export function heldBack(keychain: Keychain) {
  let { promise: answered, resolve } = Promise.withResolvers<void>();
  const held: Keychain = {
    get: async (...of) => answered.then(() => keychain.get(...of)),
    set: async (...of) => answered.then(() => keychain.set(...of)),
    remove: async (...of) => answered.then(() => keychain.remove(...of)),
  };
  const keepBack = () => void ({ promise: answered, resolve } = Promise.withResolvers<void>());
  return { held, answer: () => resolve(), keepBack };
}
