import { randomUUID } from "node:crypto";

export type Keychain = {
  /** Null when there is no secret. A locked keychain may also return null. */
  get: (account: string) => Promise<string | null>;
  set: (account: string, value: string) => Promise<void>;
  /** False when there was no secret or the keychain is locked. */
  remove: (account: string) => Promise<boolean>;
};

/** `locked`: includes a keychain that silently stores nothing. `missing`: keytar or its library is not installed. */
export type KeychainProblem = "missing" | "no-service" | "locked";

export type OpenedKeychain = { keychain: Keychain } | { unavailable: KeychainProblem };

/** Milliseconds. Long enough to notice the system's prompt and mistype the password once. */
const openTimeout = 60_000;

// @ts-ignore -- keytar is optional. Without it there are no types; with it, the next line checks them against ours.
const importKeytar = () => import("keytar");
const installedKeytar = async (): Promise<Keytar> => (await importKeytar()).default;

async function storesData(keychain: Keychain): Promise<boolean> {
  const value = randomUUID();
  await keychain.set("probe", value);
  const kept = (await keychain.get("probe")) === value;
  await keychain.remove("probe");
  return kept;
}

/** Reading an unknown account fails without a service, but not in a locked keychain. */
async function problemOf(keychain: Keychain): Promise<KeychainProblem> {
  return await keychain.get(randomUUID()).then(
    () => "locked",
    () => "no-service",
  );
}

async function probe(keychain: Keychain): Promise<OpenedKeychain> {
  try {
    return (await storesData(keychain)) ? { keychain } : { unavailable: "locked" };
  } catch {
    return { unavailable: await problemOf(keychain) };
  }
}

/**
 * Writes and reads back a random value to check that the keychain works. After a minute without a response, reports
 * `locked`.
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

/** The part of keytar we use. `findCredentials` crashes the process on a locked Secret Service, so we avoid it. */
export type Keytar = {
  getPassword: (service: string, account: string) => Promise<string | null>;
  setPassword: (service: string, account: string, password: string) => Promise<void>;
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

export const isKeychainBusy = (): boolean => underWay > 0;

function createKeytarKeychain(keytar: Keytar, service: string): Keychain {
  return {
    get: (account) => counted(() => keytar.getPassword(service, account)),
    set: (account, value) => counted(() => keytar.setPassword(service, account, value)),
    remove: (account) => counted(() => keytar.deletePassword(service, account)),
  };
}

/** Kills this process if it waits for a keychain prompt, which would block the next start. Stored values survive. */
export function endDespiteKeychain(): void {
  if (isKeychainBusy()) process.kill(process.pid, "SIGKILL");
}

export const tooLate = Symbol("too late");

/** Resolves to `tooLate` on a timeout and ignores a later rejection. */
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
