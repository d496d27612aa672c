import type { SessionStorage } from "@brightwren/core/supabase/client";
import { createKeychainSide, type KeychainSideOptions } from "./keychain-side.ts";
import { checkKey, checkValue } from "./session-item.ts";

/** Each rejects only when the key or value is not one that may be kept. */
export type SessionStore = {
  getItem: (key: string) => Promise<string | null>;
  setItem: (key: string, value: string) => Promise<void>;
  removeItem: (key: string) => Promise<void>;
};

/**
 * Keeps the session: in memory, and in the keychain so that the next start finds it. Takes the keychain, or why there
 * is none: then the session lives in memory alone, which `onNotice` hears of, as of every failure.
 */
export function createSessionStore(options: KeychainSideOptions): SessionStore {
  const stored = createKeychainSide(options);
  const memory = new Map<string, { value: string | null }>();
  const readings = new Map<string, Promise<string | null>>();

  async function readFirst(key: string): Promise<string | null> {
    const value = await stored.read(key);
    // What was set or removed meanwhile is newer.
    const kept = memory.get(key) ?? { value };
    memory.set(key, kept);
    return kept.value;
  }

  return {
    async getItem(key) {
      checkKey(key);
      const kept = memory.get(key);
      if (kept) return kept.value;
      const reading = readings.get(key) ?? readFirst(key);
      readings.set(key, reading);
      return reading;
    },
    async setItem(key, value) {
      checkKey(key);
      checkValue(value);
      const kept = { value };
      memory.set(key, kept);
      await stored.write(key, value, () => memory.get(key) === kept);
    },
    async removeItem(key) {
      checkKey(key);
      memory.set(key, { value: null });
      await stored.remove(key);
    },
  } satisfies SessionStorage;
}
