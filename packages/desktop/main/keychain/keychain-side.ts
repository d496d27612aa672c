import { createChunkedStore, type ChunkedStore } from "./chunked-store.ts";
import { createNoticeBoard } from "./notice-board.ts";
import type { OpenedKeychain } from "./open-keychain.ts";
import type { SessionProblem } from "./session-notices.ts";
import { tooLate, within } from "./within.ts";

export type KeychainSideOptions = {
  keychain: Promise<OpenedKeychain>;
  /** Hears what the person should know of how their session is kept, and undefined when that is over. */
  onNotice: (notice: string | undefined) => void;
};

/** The stored half of the session. Nothing rejects: a failure becomes a notice. */
export type KeychainSide = {
  /** What is stored; null when nothing is, when it cannot be read, and when there is no keychain. */
  read: (key: string) => Promise<string | null>;
  /** Stores the value; if that fails while `isLatest()`, the outdated one is removed. */
  write: (key: string, value: string, isLatest: () => boolean) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

/** After so long the person hears that the keychain is slow, and a write goes on without anybody waiting for it. */
const slowAfter = 3_000;

/** A prompt of the system's may be open: time to type a password. */
const readPatience = 60_000;

async function readInTime(store: ChunkedStore, key: string): Promise<string | null> {
  const value = await within(store.read(key), readPatience);
  if (value === tooLate) throw new Error("The keychain did not answer.");
  return value;
}

async function writeOrRemove(store: ChunkedStore, key: string, value: string, isLatest: () => boolean) {
  try {
    await store.write(key, value);
  } catch (error) {
    // An outdated session must not be taken up at the next start: its refresh token has been used.
    if (isLatest()) await store.remove(key).catch(() => undefined);
    throw error;
  }
}

/** Takes the keychain, or why there is none; `onNotice` hears of that at once. */
export function createKeychainSide({ keychain, onNotice }: KeychainSideOptions): KeychainSide {
  const board = createNoticeBoard(onNotice);
  /** The keys that the keychain may hold something of. */
  const held = new Set<string>();

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

  return {
    async read(key) {
      held.add(key);
      const value = await attempt(key, "not-read", (store) => readInTime(store, key));
      if (value === null) held.delete(key);
      return value ?? null;
    },
    async write(key, value, isLatest) {
      held.add(key);
      const written = attempt(key, "not-stored", (store) => writeOrRemove(store, key, value, isLatest));
      await within(written, slowAfter);
    },
    async remove(key) {
      const removed = attempt(key, "not-removed", async (store) => {
        await store.remove(key);
        held.delete(key);
      });
      await within(removed, slowAfter);
    },
  };
}
