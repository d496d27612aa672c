import type { SessionStorage } from "@brightwren/core/supabase/client";
import { createChunkedStore, type ChunkedStore, valueBytes } from "../keychain/chunked-store.ts";
import { type KeychainProblem, type OpenedKeychain, tooLate, within } from "../keychain/keychain.ts";
import { createNoticeBoard, type SessionProblem, slowAfter } from "./session-notices.ts";

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

/** What the person is told when something does not come about. */
type Failure = {
  /** The keychain refused, or did not answer. */
  refused: () => SessionProblem | undefined;
  /** There is no keychain. Undefined where what they were told of that still says it. */
  unreachable?: (why: KeychainProblem) => SessionProblem | undefined;
};

type Task<Result> = (store: ChunkedStore) => Promise<Result>;

/** Does what is to be done with the keychain, once it is open, and notifies of what does not come about. */
function createAttempts({ keychain, onNotice }: SessionStoreOptions) {
  const board = createNoticeBoard(onNotice);
  const itself = "the keychain itself";
  const changes = new Set<Promise<void>>();

  const opened = keychain.then((result) => {
    if ("keychain" in result) return createChunkedStore(result.keychain);
    board.post(itself, result.unavailable);
    return result.unavailable;
  });

  async function attempt<Result>(key: string, { refused, unreachable }: Failure, task: Task<Result>) {
    const end = board.watch(key);
    try {
      const store = await opened;
      const result = typeof store === "string" ? undefined : await task(store);
      end();
      const problem = typeof store === "string" ? unreachable?.(store) : undefined;
      if (problem) board.post(itself, problem);
      return result;
    } catch {
      end(refused());
      return undefined;
    }
  }

  async function allChanges(): Promise<void> {
    while (changes.size > 0) await Promise.all(changes);
  }

  return {
    /** The task's result; undefined when it failed, and without a keychain. */
    attempt,
    /** Attempts a change, which goes on when it takes so long that nobody is to wait for it. */
    change: async (key: string, failure: Failure, task: Task<void>): Promise<void> => {
      const changed = attempt(key, failure, task).finally(() => changes.delete(changed));
      changes.add(changed);
      await within(changed, slowAfter);
    },
    underWay: () => (changes.size > 0 ? allChanges() : undefined),
  };
}

function createKeychainSide(options: SessionStoreOptions): KeychainSide {
  const { attempt, change, underWay } = createAttempts(options);
  /** The keys that the keychain may hold something of; what a locked one does not show, it may still hold. */
  const held = new Set<string>();
  return {
    async read(key) {
      held.add(key);
      return (await attempt(key, { refused: () => "not-read" }, (store) => readInTime(store, key))) ?? null;
    },
    async write(key, value, isLatest) {
      const failure: Failure = { refused: () => "not-stored", unreachable: (why) => why };
      await change(key, failure, async (store) => {
        await writeOrRemove(store, key, value, isLatest).finally(() => held.add(key));
      });
    },
    async remove(key) {
      const failure: Failure = {
        refused: () => (held.has(key) ? "not-removed" : undefined),
        unreachable: (why) => (why === "locked" && held.has(key) ? "not-removed" : undefined),
      };
      await change(key, failure, async (store) => {
        await store.remove(key);
        held.delete(key);
      });
    },
    underWay,
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
