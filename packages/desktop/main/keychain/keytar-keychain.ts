import type { Keychain } from "./keychain.ts";

/** The part of keytar that is used. `findCredentials` is not: on a locked Secret Service it ends the whole process. */
export type Keytar = Pick<typeof import("keytar"), "getPassword" | "setPassword" | "deletePassword">;

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

/** Takes keytar and the name that the app's secrets are filed under; gives them as a keychain. */
export function createKeytarKeychain(keytar: Keytar, service: string): Keychain {
  return {
    get: (account) => counted(() => keytar.getPassword(service, account)),
    set: (account, value) => counted(() => keytar.setPassword(service, account, value)),
    remove: (account) => counted(() => keytar.deletePassword(service, account)),
  };
}
