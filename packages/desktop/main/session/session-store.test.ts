import { afterEach, expect, test, vi } from "vitest";
import { createKeychainInMemory, type KeychainInMemory } from "../testing/keychain-in-memory.ts";
import type { Keychain, OpenedKeychain } from "../keychain/keychain.ts";
import { sessionNotices, type SessionProblem } from "./session-notices.ts";
import { createSessionStore } from "./session-store.ts";

const key = "sb-127-auth-token";
const session = JSON.stringify({ refresh_token: "r".repeat(4_000) });
const renewed = JSON.stringify({ refresh_token: "n".repeat(4_000) });

afterEach(() => {
  vi.useRealTimers();
});

/** A start of the app. `notices` gathers what the person has been told, one after the other. */
function start(opened: OpenedKeychain | Promise<OpenedKeychain>) {
  const notices: (SessionProblem | undefined)[] = [];
  const problemOf = (notice: string | undefined) =>
    (Object.keys(sessionNotices) as SessionProblem[]).find((problem) => sessionNotices[problem] === notice);
  const store = createSessionStore({
    keychain: Promise.resolve(opened),
    onNotice: (notice) => notices.push(problemOf(notice)),
  });
  return { store, notices };
}

async function signedIn() {
  const keychain = createKeychainInMemory();
  const app = start({ keychain });
  await app.store.setItem(key, session);
  return { keychain, ...app };
}

const readAtNextStart = (keychain: KeychainInMemory) =>
  start({ keychain: createKeychainInMemory(keychain.secrets) }).store.getItem(key);

/** A keychain whose answers wait until the test lets them go. */
function heldBack(keychain: Keychain) {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const held: Keychain = {
    get: async (...of) => answered.then(() => keychain.get(...of)),
    set: async (...of) => answered.then(() => keychain.set(...of)),
    remove: async (...of) => answered.then(() => keychain.remove(...of)),
  };
  return { held, answer };
}

test("the next start finds the session, and nobody is told anything", async () => {
  const { keychain, notices } = await signedIn();
  expect(await readAtNextStart(keychain)).toBe(session);
  expect(notices).toEqual([]);
});

test("after signing out the next start finds nothing", async () => {
  const { keychain, store } = await signedIn();
  await store.removeItem(key);
  expect(await store.getItem(key)).toBeNull();
  expect(keychain.secrets.size).toBe(0);
});

test("the keychain is read once, however often the session is asked for", async () => {
  const { keychain } = await signedIn();
  const get = vi.spyOn(keychain, "get");
  const { store } = start({ keychain });
  expect(await Promise.all([store.getItem(key), store.getItem(key)])).toEqual([session, session]);
  const calls = get.mock.calls.length;
  expect(await store.getItem(key)).toBe(session);
  // The manifest and three chunks.
  expect([calls, get.mock.calls.length]).toEqual([4, 4]);
});

test("what is set while the keychain is still being read is newer than what it holds", async () => {
  const { keychain } = await signedIn();
  const { held, answer } = heldBack(keychain);
  const { store } = start({ keychain: held });
  const reading = store.getItem(key);
  const setting = store.setItem(key, renewed);
  expect(await store.getItem(key)).toBe(renewed);
  answer();
  expect(await reading).toBe(renewed);
  await setting;
  expect(await readAtNextStart(keychain)).toBe(renewed);
});

test("who signs out while the keychain was locked at the start hears that it may hold an earlier session", async () => {
  const { store, notices } = start({ unavailable: "locked" });
  expect(await store.getItem(key)).toBeNull();
  await store.setItem(key, session);
  expect(notices).toEqual(["locked"]);
  await store.removeItem(key);
  await store.removeItem(`${key}-code-verifier`);
  expect(await store.getItem(key)).toBeNull();
  expect(notices).toEqual(["locked", "not-removed"]);
  await store.setItem(key, renewed);
  expect(await store.getItem(key)).toBe(renewed);
  expect(notices).toEqual(["locked", "not-removed", "locked"]);
});

test.each(["missing", "no-service"] as const)(
  "without a keychain (%s) the session lives until the app ends, and the person knows",
  async (unavailable) => {
    const { store, notices } = start({ unavailable });
    expect(await store.getItem(key)).toBeNull();
    await store.setItem(key, session);
    expect(await store.getItem(key)).toBe(session);
    await store.removeItem(key);
    expect(await store.getItem(key)).toBeNull();
    expect(notices).toEqual([unavailable]);
  },
);

test("each notice about what cannot be stored says that one has to sign in again", () => {
  for (const problem of ["missing", "no-service", "locked", "not-stored"] as const) {
    expect(sessionNotices[problem]).toContain("sign in again when the app starts");
  }
});

test("a renewed session that a full keychain refuses stays in use; the used-up one is gone from it", async () => {
  const { keychain, store, notices } = await signedIn();
  keychain.state = "full";
  await store.setItem(key, renewed);
  expect(await store.getItem(key)).toBe(renewed);
  expect(notices).toEqual(["not-stored"]);
  expect(keychain.secrets.size).toBe(0);
});

test("a session that a meanwhile locked keychain refuses stays in use; the next that is stored takes the notice away", async () => {
  const { keychain, store, notices } = await signedIn();
  keychain.state = "locked";
  await store.setItem(key, renewed);
  expect(await store.getItem(key)).toBe(renewed);
  expect(notices).toEqual(["not-stored"]);
  keychain.state = "open";
  await store.setItem(key, renewed);
  expect(notices).toEqual(["not-stored", undefined]);
  expect(await readAtNextStart(keychain)).toBe(renewed);
});

test("a write that fails does not take away the one that came after it", async () => {
  const { keychain, store } = await signedIn();
  vi.spyOn(keychain, "set").mockRejectedValueOnce(new Error("full"));
  await Promise.all([store.setItem(key, renewed), store.setItem(key, session)]);
  expect(await readAtNextStart(keychain)).toBe(session);
});

test("a session that cannot be read counts as signed out, and signing in again takes the notice away", async () => {
  const { keychain } = await signedIn();
  const { store, notices } = start({ keychain });
  vi.spyOn(keychain, "get").mockRejectedValueOnce(new Error("the bus is gone"));
  expect(await store.getItem(key)).toBeNull();
  expect(notices).toEqual(["not-read"]);
  await store.setItem(key, session);
  expect(notices).toEqual(["not-read", undefined]);
});

test("a sign-out that a locked keychain does not follow is told, and holds until the app ends", async () => {
  const { keychain, store, notices } = await signedIn();
  keychain.state = "locked";
  await store.removeItem(key);
  expect(await store.getItem(key)).toBeNull();
  expect(notices).toEqual(["not-removed"]);
});

test("a session that is set before the keychain was read, and refused, is told of", async () => {
  const keychain = createKeychainInMemory();
  const { held, answer } = heldBack(keychain);
  const { store, notices } = start({ keychain: held });
  const reading = store.getItem(key);
  const setting = store.setItem(key, session);
  keychain.state = "full";
  answer();
  await Promise.all([reading, setting]);
  expect(notices).toEqual(["not-stored"]);
});

test("a session that is set while another is being removed, and refused, is told of", async () => {
  const { keychain } = await signedIn();
  const { held, answer } = heldBack(keychain);
  const { store, notices } = start({ keychain: held });
  const changes = [store.removeItem(key), store.setItem(key, renewed)];
  keychain.state = "full";
  answer();
  await Promise.all(changes);
  expect(notices).toEqual(["not-stored"]);
});

test("a sign-out is told that a locked keychain does not follow, also if that hid the session before", async () => {
  const { keychain } = await signedIn();
  const { store, notices } = start({ keychain });
  keychain.state = "locked";
  expect(await store.getItem(key)).toBeNull();
  await store.removeItem(key);
  expect(notices).toEqual(["not-removed"]);
});

test("forgetting what was never kept is nothing to tell of, even when the keychain refuses", async () => {
  const keychain = createKeychainInMemory();
  const { store, notices } = start({ keychain });
  keychain.state = "locked";
  await store.removeItem(`${key}-code-verifier`);
  expect(notices).toEqual([]);
});

test("a slow keychain keeps nobody waiting who has something to store, and is told of until it answers", async () => {
  vi.useFakeTimers();
  const keychain = createKeychainInMemory();
  const { held, answer } = heldBack(keychain);
  const { store, notices } = start({ keychain: held });
  const setting = store.setItem(key, session);
  await vi.advanceTimersByTimeAsync(3_000);
  await setting;
  expect(notices).toEqual(["slow"]);
  answer();
  await vi.runAllTimersAsync();
  expect(notices).toEqual(["slow", undefined]);
  expect(await readAtNextStart(keychain)).toBe(session);
});

test("of two changes that wait, the first to be answered does not take the second one's notice away", async () => {
  vi.useFakeTimers();
  const { keychain } = await signedIn();
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const slow: Keychain = {
    ...keychain,
    set: async (account, value) => {
      await (value.startsWith("n") ? second : first).promise;
      return keychain.set(account, value);
    },
  };
  const { store, notices } = start({ keychain: slow });
  void store.removeItem(key);
  void store.setItem(key, "n");
  await vi.advanceTimersByTimeAsync(3_000);
  first.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(notices).toEqual(["slow"]);
  second.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(notices).toEqual(["slow", undefined]);
});

test("a first read waits for somebody who unlocks the keychain, and then finds the session", async () => {
  vi.useFakeTimers();
  const { keychain } = await signedIn();
  const { promise: opening, resolve: unlock } = Promise.withResolvers<OpenedKeychain>();
  const { store, notices } = start(opening);
  const reading = store.getItem(key);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(notices).toEqual(["slow"]);
  unlock({ keychain });
  expect(await reading).toBe(session);
  expect(notices).toEqual(["slow", undefined]);
});

test("a read that is never answered counts as signed out after a minute", async () => {
  vi.useFakeTimers();
  const { store, notices } = start({ keychain: heldBack(createKeychainInMemory()).held });
  const reading = store.getItem(key);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await reading).toBeNull();
  expect(notices).toEqual(["slow", "not-read"]);
});

test.each(["", "a/b", "a:b", "../a", "a b", "ä", "x".repeat(201)])(
  "the name %j is refused, whatever is asked of it",
  async (name) => {
    const { store } = start({ keychain: createKeychainInMemory() });
    for (const asked of [store.getItem(name), store.setItem(name, "x"), store.removeItem(name)]) {
      await expect(asked).rejects.toThrow("under a name of 1 to 200 letters");
    }
  },
);

test.each([
  ["one byte too many", "x".repeat(65_537), "64 kB"],
  ["too many bytes in few letters", "🪶".repeat(16_385), "64 kB"],
  ["a NUL", "secret\0", "cannot hold"],
  ["half a surrogate pair", "secret\uD83E", "cannot hold"],
])("%s is refused, and the refusal does not repeat it", async (_, value, reason) => {
  const keychain = createKeychainInMemory();
  const { store } = start({ keychain });
  const refusal: unknown = await store.setItem(key, value).catch((error: unknown) => error);
  expect(String(refusal)).toContain(reason);
  expect(String(refusal)).not.toContain("secret");
  expect(await store.getItem(key)).toBeNull();
});

test("64 kB are kept", async () => {
  const keychain = createKeychainInMemory();
  await start({ keychain }).store.setItem(key, "x".repeat(65_536));
  expect(await readAtNextStart(keychain)).toBe("x".repeat(65_536));
});
