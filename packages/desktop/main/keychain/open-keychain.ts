import { randomUUID } from "node:crypto";
import type { Keychain } from "./keychain.ts";
import { createKeytarKeychain, type Keytar } from "./keytar-keychain.ts";
import { tooLate, within } from "./within.ts";

/**
 * Why there is no keychain: keytar or what it needs is not installed, the system has no service that keeps secrets, or
 * there is one that is locked or stores nothing.
 */
export type KeychainProblem = "missing" | "no-service" | "locked";

export type OpenedKeychain = { keychain: Keychain } | { unavailable: KeychainProblem };

/** As long as somebody may need to notice the system's prompt and to type their password, once wrongly. */
const patience = 60_000;

const installedKeytar = async (): Promise<Keytar> => (await import("keytar")).default;

/** Whether what is written can be read back. Rejects when the keychain refuses. */
async function keeps(keychain: Keychain): Promise<boolean> {
  const value = randomUUID();
  await keychain.set("probe", value);
  const kept = (await keychain.get("probe")) === value;
  await keychain.remove("probe");
  return kept;
}

/** Where there is no service, reading fails too; a locked keychain answers a question for what it has not. */
async function problemOf(keychain: Keychain): Promise<KeychainProblem> {
  return await keychain.get(randomUUID()).then(
    () => "locked",
    () => "no-service",
  );
}

async function probe(keychain: Keychain): Promise<OpenedKeychain> {
  try {
    return (await keeps(keychain)) ? { keychain } : { unavailable: "locked" };
  } catch {
    return { unavailable: await problemOf(keychain) };
  }
}

/**
 * Opens the system's keychain and shows by a random value that it keeps what it is given. Takes the name that the app's
 * secrets are filed under, and a way to load keytar. Gives the keychain or why there is none; a keychain that does not
 * answer for a minute counts as locked. Never rejects.
 */
export async function openKeychain(service: string, loadKeytar = installedKeytar): Promise<OpenedKeychain> {
  let keytar: Keytar;
  try {
    keytar = await loadKeytar();
  } catch {
    return { unavailable: "missing" };
  }
  const opened = await within(probe(createKeytarKeychain(keytar, service)), patience);
  return opened === tooLate ? { unavailable: "locked" } : opened;
}
