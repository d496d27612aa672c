import type { Keychain } from "../keychain/keychain.ts";

/** A keychain for tests, with its contents open to them and the ways in which real ones fail. */
export type KeychainInMemory = Keychain & {
  secrets: Map<string, string>;
  /** Locked: nothing can be stored, reading returns null and removing does nothing, both in silence. Full: only storing fails. */
  state: "open" | "locked" | "full";
  /** After so many changes the process counts as killed: every later call rejects and does nothing. */
  changesUntilKill: number;
};

/** `contents`: what it already holds; copied, as another process would find it. */
export function createKeychainInMemory(contents: Iterable<[string, string]> = []): KeychainInMemory {
  const secrets = new Map(contents);
  const change = () => {
    if (keychain.changesUntilKill <= 0) throw new Error("killed");
    keychain.changesUntilKill -= 1;
  };
  const keychain: KeychainInMemory = {
    secrets,
    state: "open",
    changesUntilKill: Infinity,
    async get(account) {
      if (keychain.changesUntilKill <= 0) throw new Error("killed");
      return keychain.state === "locked" ? null : (secrets.get(account) ?? null);
    },
    async set(account, value) {
      if (Buffer.byteLength(value) > 2_560) throw new Error("larger than Windows accepts");
      if (keychain.state !== "open") throw new Error(keychain.state);
      change();
      secrets.set(account, value);
    },
    async remove(account) {
      if (keychain.state === "locked" || !secrets.has(account)) return false;
      change();
      return secrets.delete(account);
    },
  };
  return keychain;
}

/** Values for tests, around every border that a keychain has. */
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
