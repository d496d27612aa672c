import { expect, test } from "vitest";
import { createChunkedStore, chunkBytes, maxChunks, splitIntoChunks, valueBytes } from "./chunked-store.ts";
import {
  createKeychainInMemory,
  type KeychainInMemory,
  exampleValues,
} from "../testing/keychain-in-memory.ts";

const key = "sb-session";

function setUp() {
  const keychain = createKeychainInMemory();
  return { keychain, store: createChunkedStore(keychain) };
}

function afterCalls(keychain: KeychainInMemory, calls: number, state: KeychainInMemory["state"]): void {
  let made = 0;
  const { get, set, remove } = keychain;
  const count = () => {
    made += 1;
    if (made === calls + 1) keychain.state = state;
  };
  keychain.get = (...given) => (count(), get(...given));
  keychain.set = (...given) => (count(), set(...given));
  keychain.remove = (...given) => (count(), remove(...given));
}

const readAfresh = (keychain: KeychainInMemory) =>
  createChunkedStore(createKeychainInMemory(keychain.secrets)).read(key);

test.each(exampleValues)("stores $name unchanged in secrets of at most 2,000 bytes", async ({ value }) => {
  const { keychain, store } = setUp();
  await store.write(key, value);
  expect(await readAfresh(keychain)).toBe(value);
  for (const secret of keychain.secrets.values()) {
    expect(Buffer.byteLength(secret)).toBeLessThanOrEqual(chunkBytes);
  }
});

test("does not mix up keys when one is a prefix of another", async () => {
  const { store } = setUp();
  await store.write("session", "one");
  await store.write("session.a.0", "two");
  await store.remove("session");
  expect(await store.read("session.a.0")).toBe("two");
});

test("returns null for a damaged secret until the next write", async () => {
  const { keychain, store } = setUp();
  await store.write(key, "é".repeat(3_000));
  for (const [account, secret] of keychain.secrets) {
    for (const damage of [undefined, "", "nonsense", "{}", secret.slice(1), `${secret}x`]) {
      const damaged = createKeychainInMemory(keychain.secrets);
      if (damage === undefined) damaged.secrets.delete(account);
      else damaged.secrets.set(account, damage);
      expect(await readAfresh(damaged)).toBeNull();
      await createChunkedStore(damaged).write(key, "new");
      expect(await readAfresh(damaged)).toBe("new");
    }
  }
});

test("returns null immediately when a manifest claims too many chunks", async () => {
  const { keychain, store } = setUp();
  const manifest = { version: 1, slot: "a", count: 1e12, sha256: "" };
  keychain.secrets.set(`${key}:manifest`, JSON.stringify(manifest));
  expect(await store.read(key)).toBeNull();
});

test.each([1, 5, 60, 68])("rejects a removal when the keychain is locked after call %d", async (calls) => {
  const { keychain, store } = setUp();
  await store.write(key, "x".repeat(9_000));
  afterCalls(keychain, calls, "locked");
  await expect(store.remove(key)).rejects.toThrow("locked");
  keychain.state = "open";
  await store.remove(key);
  expect([...keychain.secrets]).toEqual([]);
});

test("does not damage the old value when the keychain is unlocked during a write", async () => {
  const { keychain: full, store } = setUp();
  const old = "l".repeat(9_000);
  await store.write(key, old);
  for (let changes = 0; changes < 12; changes += 1) {
    const keychain = createKeychainInMemory(full.secrets);
    keychain.changesUntilKill = changes;
    const { get } = keychain;
    let prompted = false;
    const prompting = {
      ...keychain,
      get: (account: string) => (prompted ? get(account) : Promise.resolve(null)),
      set: (account: string, value: string) => {
        prompted = true;
        return keychain.set(account, value);
      },
    };
    await createChunkedStore(prompting)
      .write(key, "new")
      .catch(() => undefined);
    expect([old, "new"]).toContain(await readAfresh(keychain));
  }
});

test.each(["é", "€", "🪶"])("never splits the character %s", (letter) => {
  for (const before of [1_996, 1_997, 1_998, 1_999, 2_000]) {
    const text = "x".repeat(before) + letter.repeat(1_500);
    const chunks = splitIntoChunks(text);
    expect(chunks.join("")).toBe(text);
    expect(chunks.every((chunk) => !chunk.includes("\uFFFD"))).toBe(true);
    expect(Math.max(...chunks.map((chunk) => Buffer.byteLength(chunk)))).toBeLessThanOrEqual(chunkBytes);
  }
});

test("fits the largest value into the chunk limit when every chunk has unused bytes", () => {
  const text = `x${"🪶".repeat(valueBytes / 4 - 1)}xxx`;
  expect(Buffer.byteLength(text)).toBe(valueBytes);
  expect(splitIntoChunks(text).length).toBeLessThanOrEqual(maxChunks);
});
