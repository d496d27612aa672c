import { expect, test } from "vitest";
import { createChunkedStore, type ChunkedStore } from "./chunked-store.ts";
import { createKeychainInMemory } from "../testing/keychain-in-memory.ts";

const key = "sb-session";
const short = "s".repeat(150);
const long = "l".repeat(9_000);
const middle = "m".repeat(4_100);

type Secrets = Map<string, string>;
type Task = (store: ChunkedStore) => Promise<void>;

const write =
  (value: string): Task =>
  (store) =>
    store.write(key, value);
const remove: Task = (store) => store.remove(key);

const read = (secrets: Secrets) => createChunkedStore(createKeychainInMemory(secrets)).read(key);

async function after(secrets: Secrets, task: Task): Promise<Secrets> {
  const keychain = createKeychainInMemory(secrets);
  await task(createChunkedStore(keychain));
  return keychain.secrets;
}

/** Kills the task after 0, 1, 2 … changes. Returns the keychain's contents after each kill. */
async function afterEveryKill(secrets: Secrets, task: Task): Promise<Secrets[]> {
  const left: Secrets[] = [];
  for (let changes = 0; ; changes += 1) {
    const keychain = createKeychainInMemory(secrets);
    keychain.changesUntilKill = changes;
    await task(createChunkedStore(keychain)).catch(() => undefined);
    left.push(keychain.secrets);
    if (keychain.changesUntilKill > 0) return left;
  }
}

const stored = (value: string) => after(new Map(), write(value));

test("leaves either no value or the complete value when a first write is killed at any point", async () => {
  const left = await afterEveryKill(new Map(), write(long));
  // Sets and clears the mark, then writes five chunks and the manifest.
  expect(left.length).toBeGreaterThanOrEqual(8);
  const values = await Promise.all(left.map(read));
  expect(new Set(values)).toEqual(new Set([null, long]));
  expect(values.at(-1)).toBe(long);
});

test.each([
  ["of a long value with a short one", long, short],
  ["of a short value with a long one", short, long],
  ["of a long value with another long one", long, "n".repeat(9_000)],
])(
  "leaves either the old or the new value when an overwrite %s is killed at any point",
  async (_, old, next) => {
    const left = await afterEveryKill(await stored(old), write(next));
    const values = await Promise.all(left.map(read));
    const turn = values.indexOf(next);
    expect(turn).toBeGreaterThan(0);
    expect(values.slice(0, turn).every((value) => value === old)).toBe(true);
    expect(values.slice(turn).every((value) => value === next)).toBe(true);
  },
);

test("leaves either the complete value or none when a removal is killed at any point", async () => {
  const left = await afterEveryKill(await stored(long), remove);
  expect(left.length).toBeGreaterThan(6);
  const [untouched, ...begun] = await Promise.all(left.map(read));
  expect(untouched).toBe(long);
  expect(begun.every((value) => value === null)).toBe(true);
});

test.each([
  ["overwrite", middle],
  ["first write", null],
])("clears the leftovers of a killed %s on the next write or removal", async (_, first) => {
  const before = first === null ? new Map<string, string>() : await stored(first);
  for (const once of await afterEveryKill(before, write(long))) {
    for (const twice of await afterEveryKill(once, remove)) {
      const written = await after(twice, write(short));
      expect(await read(written)).toBe(short);
      expect(written.size).toBe(2);
      expect((await after(twice, remove)).size).toBe(0);
    }
  }
});

test("does not damage the old value when the keychain is unlocked during a write", async () => {
  const old = await stored(long);
  for (let changes = 0; changes < 12; changes += 1) {
    const keychain = createKeychainInMemory(old);
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
      .write(key, short)
      .catch(() => undefined);
    expect([long, short]).toContain(await read(keychain.secrets));
  }
});
