import type { SessionStorage } from "@brightwren/core/supabase/client";
import { createChunkedStore, type ChunkedStore, valueBytes } from "../keychain/chunked-store.ts";
import { type OpenedKeychain, tooLate, within } from "../keychain/keychain.ts";
import { createNoticeBoard, type SessionProblem } from "./session-notices.ts";

/** Getting, setting and removing reject only when the key or value is not one that may be kept. */
export type SessionStore = {
  getItem: (key: string) => Promise<string | null>;
  setItem: (key: string, value: string) => Promise<void>;
  removeItem: (key: string) => Promise<void>;
  /**
   * What the keychain still owes: resolves when nothing is being stored or removed any more, by success or failure.
   * Undefined when nothing is. Never rejects.
   */
  underWay: () => Promise<void> | undefined;
};

type SessionStoreOptions = {
  /** The keychain, or why there is none. */
  keychain: Promise<OpenedKeychain>;
  /** Called with what the person should know of how their session is kept, and with undefined when that is over. */
  onNotice: (notice: string | undefined) => void;
};

/**
 * Keeps the session: in memory, and in the keychain so that the next start finds it. Without a keychain the session
 * lives in memory alone; `onNotice` is called with that, as with every failure.
 */
export function createSessionStore(options: SessionStoreOptions): SessionStore {
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
    underWay: stored.underWay,
  } satisfies SessionStorage & SessionStore;
}

/** The stored half of the session. Nothing rejects: a failure becomes a notice. */
type KeychainSide = {
  /** What is stored; null when nothing is, when it cannot be read, and when there is no keychain. */
  read: (key: string) => Promise<string | null>;
  /** Stores the value; if that fails while `isLatest()`, the outdated one is removed. */
  write: (key: string, value: string, isLatest: () => boolean) => Promise<void>;
  remove: (key: string) => Promise<void>;
  underWay: SessionStore["underWay"];
};

/** After so long the person is notified that the keychain is slow, and a write goes on without anybody waiting for it. */
const slowAfter = 3_000;

/** A prompt of the system's may be open: time to type a password. */
const readTimeout = 60_000;

async function readInTime(store: ChunkedStore, key: string): Promise<string | null> {
  const value = await within(store.read(key), readTimeout);
  if (value === tooLate) throw new Error("The keychain did not answer.");
  return value;
}

async function writeOrRemove(store: ChunkedStore, key: string, value: string, isLatest: () => boolean) {
  try {
    await store.write(key, value);
  } catch (error) {
    // An outdated session must not be found at the next start: its refresh token has been used.
    if (isLatest()) await store.remove(key).catch(() => undefined);
    throw error;
  }
}

function createKeychainSide({ keychain, onNotice }: SessionStoreOptions): KeychainSide {
  const board = createNoticeBoard(onNotice);
  /** The keys that the keychain may hold something of. */
  const held = new Set<string>();
  const changes = new Set<Promise<void>>();

  const opened = keychain.then((result) => {
    if ("keychain" in result) return createChunkedStore(result.keychain);
    board.post("the keychain itself", result.unavailable);
    return undefined;
  });

  async function attempt<Result>(
    key: string,
    failure: SessionProblem,
    task: (store: ChunkedStore) => Promise<Result>,
  ): Promise<Result | undefined> {
    const slow = setTimeout(() => board.post(key, "slow"), slowAfter);
    try {
      const store = await opened;
      const result = store && (await task(store));
      board.post(key);
      return result;
    } catch {
      board.post(key, held.has(key) ? failure : undefined);
      return undefined;
    } finally {
      clearTimeout(slow);
    }
  }

  /** Waits for a change as long as anybody is to wait for the keychain. */
  async function change(key: string, failure: SessionProblem, task: (store: ChunkedStore) => Promise<void>) {
    const changed = attempt(key, failure, task).finally(() => changes.delete(changed));
    changes.add(changed);
    await within(changed, slowAfter);
  }

  async function allChanges(): Promise<void> {
    while (changes.size > 0) await Promise.all(changes);
  }

  return {
    async read(key) {
      held.add(key);
      const value = await attempt(key, "not-read", (store) => readInTime(store, key));
      if (value === null) held.delete(key);
      return value ?? null;
    },
    async write(key, value, isLatest) {
      held.add(key);
      await change(key, "not-stored", (store) => writeOrRemove(store, key, value, isLatest));
    },
    async remove(key) {
      await change(key, "not-removed", async (store) => {
        await store.remove(key);
        held.delete(key);
      });
    },
    underWay: () => (changes.size > 0 ? allChanges() : undefined),
  };
}

/** Throws when the key is not made of 1 to 200 letters, digits, `_`, `.` and `-`. */
function checkKey(key: string): void {
  if (!/^[\w.-]{1,200}$/.test(key)) {
    throw new Error(
      "A session is kept under a name of 1 to 200 letters, digits, dots, dashes and underscores.",
    );
  }
}

/** Throws when the value is larger than 64 kB, or no text that a keychain returns as it was. */
function checkValue(value: string): void {
  if (Buffer.byteLength(value) > valueBytes) throw new Error("A session of more than 64 kB is not kept.");
  // Keychains end a text at a NUL, and half a surrogate pair has no UTF-8.
  if (value.includes("\0") || !value.isWellFormed()) {
    throw new Error("A session with characters that a keychain cannot hold is not kept.");
  }
}
