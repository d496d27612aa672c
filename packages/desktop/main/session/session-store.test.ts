import { expect, test, vi } from "vitest";
import { createKeychainInMemory, heldBack, type KeychainInMemory } from "../testing/keychain-in-memory.ts";
import type { OpenedKeychain } from "../keychain/keychain.ts";
import { sessionNotices, type SessionProblem } from "./session-notices.ts";
import { createSessionStore } from "./session-store.ts";

const key = "sb-127-auth-token";
const session = JSON.stringify({ refresh_token: "r".repeat(4_000) });
const renewed = JSON.stringify({ refresh_token: "n".repeat(4_000) });

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

test("reads the keychain once when the session is requested repeatedly", async () => {
  const { keychain } = await signedIn();
  const get = vi.spyOn(keychain, "get");
  const { store } = start({ keychain });
  expect(await Promise.all([store.getItem(key), store.getItem(key)])).toEqual([session, session]);
  const calls = get.mock.calls.length;
  expect(await store.getItem(key)).toBe(session);
  // The manifest and three chunks.
  expect([calls, get.mock.calls.length]).toEqual([4, 4]);
});

test("warns on sign-out that a keychain locked at startup may still hold an earlier session", async () => {
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
  "keeps the session in memory, with a notice, when there is no keychain (%s)",
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

test("warns that the user must sign in again after a restart when nothing can be stored", () => {
  for (const problem of ["missing", "no-service", "locked", "not-stored"] as const) {
    expect(sessionNotices[problem]).toContain("sign in again when the app starts");
  }
  expect(sessionNotices["not-stored"]).toContain("could not be stored in the system’s keychain");
});

test("does not show a notice when a removal fails but nothing was stored", async () => {
  const keychain = createKeychainInMemory();
  const { store, notices } = start({ keychain });
  keychain.state = "locked";
  await store.removeItem(`${key}-code-verifier`);
  expect(notices).toEqual([]);
});

test("delays the first read until the user unlocks the keychain", async () => {
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

test("does not return a session when the keychain has not responded for a minute", async () => {
  vi.useFakeTimers();
  const { store, notices } = start({ keychain: heldBack(createKeychainInMemory()).held });
  const reading = store.getItem(key);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await reading).toBeNull();
  expect(notices).toEqual(["slow", "not-read"]);
});

test.each(["", "a/b", "a:b", "../a", "a b", "ä", "x".repeat(201)])(
  "rejects the key %j in every call",
  async (name) => {
    const { store } = start({ keychain: createKeychainInMemory() });
    for (const asked of [store.getItem(name), store.setItem(name, "x"), store.removeItem(name)]) {
      await expect(asked).rejects.toThrow("under a name of 1 to 200 letters");
    }
  },
);

test.each([
  ["one byte too many", "x".repeat(65_537), "64 kB"],
  ["too many bytes in few characters", "🪶".repeat(16_385), "64 kB"],
  ["a NUL", "secret\0", "cannot hold"],
  ["a lone surrogate", "secret\uD83E", "cannot hold"],
])("rejects %s without quoting it", async (_, value, reason) => {
  const keychain = createKeychainInMemory();
  const { store } = start({ keychain });
  const refusal: unknown = await store.setItem(key, value).catch((error: unknown) => error);
  expect(String(refusal)).toContain(reason);
  expect(String(refusal)).not.toContain("secret");
  expect(await store.getItem(key)).toBeNull();
});

test("stores a 64 kB session", async () => {
  const keychain = createKeychainInMemory();
  await start({ keychain }).store.setItem(key, "x".repeat(65_536));
  expect(await readAtNextStart(keychain)).toBe("x".repeat(65_536));
});
