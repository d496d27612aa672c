import { randomUUID } from "node:crypto";

/** Small secrets of this app in the system's keychain, one an account. Each call rejects when the keychain refuses it. */
export type Keychain = {
  /** The secret, or null when there is none. A locked keychain may answer null as well. */
  get: (account: string) => Promise<string | null>;
  set: (account: string, value: string) => Promise<void>;
  /** Whether a secret was removed: false when there was none, and when a locked keychain kept it. */
  remove: (account: string) => Promise<boolean>;
};

/**
 * Why there is no keychain: keytar or what it needs is not installed, the system has no service that keeps secrets, or
 * there is one that is locked or stores nothing.
 */
export type KeychainProblem = "missing" | "no-service" | "locked";

export type OpenedKeychain = { keychain: Keychain } | { unavailable: KeychainProblem };

/** As long as somebody may need to notice the system's prompt and to type their password, once wrongly. */
const openTimeout = 60_000;

// @ts-ignore -- It is optional: without it, it has no types. With it, the next line holds them against ours.
const importKeytar = () => import("keytar");
const installedKeytar = async (): Promise<Keytar> => (await importKeytar()).default;

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
 * Opens the system's keychain and checks with a random value that it keeps what it is given. `service` is the name that
 * the app's secrets are filed under. Returns the keychain or why there is none; a keychain that does not answer for a
 * minute counts as locked. Never rejects.
 */
export async function openKeychain(service: string, loadKeytar = installedKeytar): Promise<OpenedKeychain> {
  let keytar: Keytar;
  try {
    keytar = await loadKeytar();
  } catch {
    return { unavailable: "missing" };
  }
  const opened = await within(probe(createKeytarKeychain(keytar, service)), openTimeout);
  return opened === tooLate ? { unavailable: "locked" } : opened;
}

/** The part of keytar that is used. `findCredentials` is not: on a locked Secret Service it ends the whole process. */
export type Keytar = {
  getPassword: (service: string, account: string) => Promise<string | null>;
  setPassword: (service: string, account: string, password: string) => Promise<void>;
  /** Whether there was one. */
  deletePassword: (service: string, account: string) => Promise<boolean>;
};

let underWay = 0;

async function counted<Result>(call: () => Promise<Result>): Promise<Result> {
  underWay += 1;
  try {
    return await call();
  } finally {
    underWay -= 1;
  }
}

/** Whether the system still owes an answer to a call. */
export const isKeychainBusy = (): boolean => underWay > 0;

function createKeytarKeychain(keytar: Keytar, service: string): Keychain {
  return {
    get: (account) => counted(() => keytar.getPassword(service, account)),
    set: (account, value) => counted(() => keytar.setPassword(service, account, value)),
    remove: (account) => counted(() => keytar.deletePassword(service, account)),
  };
}

/**
 * The very last step of quitting: ends the process at once when the keychain still owes an answer. A process that
 * waits for one, because the system asks for a password that nobody types, would otherwise outlive its windows and
 * keep the app from being started again. Nothing is spoilt by it: stored values survive a kill at any moment.
 */
export function endDespiteKeychain(): void {
  if (isKeychainBusy()) process.kill(process.pid, "SIGKILL");
}

/** What `within` returns when the time is up. */
export const tooLate = Symbol("too late");

/**
 * The promise's result, or `tooLate` when it takes longer than that. The promise goes on; a later rejection of it is
 * ignored. Rejects as the promise does.
 */
export async function within<Result>(
  promise: Promise<Result>,
  milliseconds: number,
): Promise<Result | typeof tooLate> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<typeof tooLate>((resolve) => {
    timer = setTimeout(() => resolve(tooLate), milliseconds);
  });
  try {
    return await Promise.race([promise, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
