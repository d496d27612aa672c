import type { SessionStorage } from "@brightwren/core/supabase/client";
import { createChunkedStore, type ChunkedStore, valueBytes } from "../keychain/chunked-store.ts";
import { type KeychainProblem, type OpenedKeychain, tooLate, within } from "../keychain/keychain.ts";
import { createNoticeBoard, type SessionProblem, slowAfter } from "./session-notices.ts";

export type SessionStore = ReturnType<typeof createSessionStore>;

type SessionStoreOptions = {
  keychain: Promise<OpenedKeychain>;
  onNotice: (notice: string | undefined) => void;
};

/**
 * Stores the session in memory and, if available, in the keychain. `onNotice` reports every failure; calls reject only
 * for an invalid key or value.
 */
export function createSessionStore(options: SessionStoreOptions) {
  const stored = createKeychainSide(options);
  const memory = new Map<string, { value: string | null }>();
  const readings = new Map<string, Promise<string | null>>();

  async function readFirst(key: string): Promise<string | null> {
    const value = await stored.read(key);
    // Do not overwrite a value that was set or removed in the meantime.
    const kept = memory.get(key) ?? { value };
    memory.set(key, kept);
    return kept.value;
  }

  return {
    async getItem(key: string): Promise<string | null> {
      checkKey(key);
      const kept = memory.get(key);
      if (kept) return kept.value;
      const reading = readings.get(key) ?? readFirst(key);
      readings.set(key, reading);
      return reading;
    },
    async setItem(key: string, value: string): Promise<void> {
      checkKey(key);
      checkValue(value);
      const kept = { value };
      memory.set(key, kept);
      await stored.write(key, value, () => memory.get(key) === kept);
    },
    async removeItem(key: string): Promise<void> {
      checkKey(key);
      memory.set(key, { value: null });
      await stored.remove(key);
    },
    underWay: stored.underWay,
  } satisfies SessionStorage & { underWay: unknown };
}

/** Milliseconds. Long, because the system may be asking for a password. */
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
    // The next start must not find a stale session, whose refresh token has already been used.
    if (isLatest()) await store.remove(key).catch(() => undefined);
    throw error;
  }
}

type Failure = {
  refused: () => SessionProblem | undefined;
  /** Undefined if an earlier notice still applies. */
  unreachable?: (why: KeychainProblem) => SessionProblem | undefined;
};

type Task<Result> = (store: ChunkedStore) => Promise<Result>;

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
    attempt,
    change: async (key: string, failure: Failure, task: Task<void>): Promise<void> => {
      const changed = attempt(key, failure, task).finally(() => changes.delete(changed));
      changes.add(changed);
      await within(changed, slowAfter);
    },
    /** Resolves when all pending changes have completed or failed, and never rejects. Undefined if no change is pending. */
    underWay: () => (changes.size > 0 ? allChanges() : undefined),
  };
}

/** Never rejects, because failures become notices. */
function createKeychainSide(options: SessionStoreOptions) {
  const { attempt, change, underWay } = createAttempts(options);
  /** Keys that may be in the keychain. A locked keychain only hides its entries. */
  const held = new Set<string>();
  return {
    async read(key: string): Promise<string | null> {
      held.add(key);
      return (await attempt(key, { refused: () => "not-read" }, (store) => readInTime(store, key))) ?? null;
    },
    async write(key: string, value: string, isLatest: () => boolean) {
      const failure: Failure = { refused: () => "not-stored", unreachable: (why) => why };
      await change(key, failure, async (store) => {
        await writeOrRemove(store, key, value, isLatest).finally(() => held.add(key));
      });
    },
    async remove(key: string) {
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

function checkKey(key: string): void {
  if (!/^[\w.-]{1,200}$/.test(key)) {
    throw new Error(
      "A session is kept under a name of 1 to 200 letters, digits, dots, dashes and underscores.",
    );
  }
}

function checkValue(value: string): void {
  if (Buffer.byteLength(value) > valueBytes) throw new Error("A session of more than 64 kB is not kept.");
  // Keychains truncate at NUL, and UTF-8 cannot encode a lone surrogate.
  if (value.includes("\0") || !value.isWellFormed()) {
    throw new Error("A session with characters that a keychain cannot hold is not kept.");
  }
}
