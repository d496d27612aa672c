/** Small secrets of this app in the system's keychain, one an account. Each call rejects when the keychain refuses it. */
export type Keychain = {
  /** The secret, or null when there is none. A locked keychain may answer null as well. */
  get: (account: string) => Promise<string | null>;
  set: (account: string, value: string) => Promise<void>;
  /** Gives whether a secret was removed: false when there was none, and when a locked keychain kept it. */
  remove: (account: string) => Promise<boolean>;
};
