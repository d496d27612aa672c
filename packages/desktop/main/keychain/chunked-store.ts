import { createHash } from "node:crypto";
import { z } from "zod";
import type { Keychain } from "./keychain.ts";

/**
 * Values in the keychain that are larger than one secret may be. Calls wait for those before them. Each rejects when
 * the keychain refuses; a process that ends in the middle leaves the old value, the new one or, of a removal, none.
 */
export type ChunkedStore = {
  /** The value; null when there is none, and when what is stored is damaged. */
  read: (key: string) => Promise<string | null>;
  /** `value`: at most `valueBytes` of UTF-8. */
  write: (key: string, value: string) => Promise<void>;
  /** Removes the value and whatever interrupted writes have left. */
  remove: (key: string) => Promise<void>;
};

// No key holds a colon, so no name of one key is a name of another's.
const manifestOf = (key: string) => `${key}:manifest`;
const markOf = (key: string) => `${key}:mark`;
const chunkOf = (key: string, slot: Slot, index: number) => `${key}:${slot}:${index}`;

async function readValue(keychain: Keychain, key: string): Promise<string | null> {
  const manifest = parseManifest(await keychain.get(manifestOf(key)));
  if (!manifest || manifest.count > mostChunks) return null;
  let value = "";
  for (let index = 0; index < manifest.count; index += 1) {
    value += (await keychain.get(chunkOf(key, manifest.slot, index))) ?? "";
  }
  return hashOf(value) === manifest.sha256 ? value : null;
}

/** The stored manifest, once it is certain that the keychain is not merely locked and answers null for everything. */
async function readManifest(keychain: Keychain, key: string): Promise<Manifest | undefined> {
  const found = await keychain.get(manifestOf(key));
  if (found !== null) return parseManifest(found);
  await keychain.set(markOf(key), "unlocked");
  const manifest = parseManifest(await keychain.get(manifestOf(key)));
  await keychain.remove(markOf(key));
  return manifest;
}

async function sweep(keychain: Keychain, key: string, slot: Slot, from = 0): Promise<void> {
  for (let index = from; index < mostChunks; index += 1) await keychain.remove(chunkOf(key, slot, index));
}

/** Removes all that is stored beside the value. */
async function sweepStale(keychain: Keychain, key: string, { slot, count }: Manifest): Promise<void> {
  for (const each of slots) await sweep(keychain, key, each, each === slot ? count : 0);
  await keychain.remove(markOf(key));
}

async function writeValue(keychain: Keychain, key: string, value: string): Promise<void> {
  const stored = await readManifest(keychain, key);
  const slot = stored?.slot === "a" ? "b" : "a";
  const chunks = splitIntoChunks(value);
  for (const [index, chunk] of chunks.entries()) await keychain.set(chunkOf(key, slot, index), chunk);
  const manifest: Manifest = { version: 1, slot, count: chunks.length, sha256: hashOf(value) };
  await keychain.set(manifestOf(key), JSON.stringify(manifest));
  // The value is stored: what cannot be removed now, the next write will.
  await sweepStale(keychain, key, manifest).catch(() => undefined);
}

/** Removes all that is stored of the value but the manifest. */
async function sweepAll(keychain: Keychain, key: string): Promise<void> {
  for (const slot of slots) await sweep(keychain, key, slot);
  await keychain.remove(markOf(key));
}

async function removeValue(keychain: Keychain, key: string): Promise<void> {
  const manifest = manifestOf(key);
  const overwrite = () => keychain.set(manifest, removed);
  const isOverwritten = await overwrite().then(
    () => true,
    () => false,
  );
  if (!isOverwritten) {
    // A full keychain removes all the same. A locked one does not, and says so when it is to overwrite again.
    await sweepAll(keychain, key);
    if (await keychain.remove(manifest)) return sweepAll(keychain, key);
    await overwrite();
  }
  await sweepAll(keychain, key);
  // A locked keychain passes over removals in silence.
  if (!(await keychain.remove(manifest)))
    throw new Error("The keychain was locked in the middle of a removal.");
}

/** A store of larger values in this keychain. */
export function createChunkedStore(keychain: Keychain): ChunkedStore {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
  return {
    read: (key) => inTurn(() => readValue(keychain, key)),
    write: (key, value) => inTurn(() => writeValue(keychain, key, value)),
    remove: (key) => inTurn(() => removeValue(keychain, key)),
  };
}

/** Two places for chunks: a new value goes where the stored one is not. */
const slots = ["a", "b"] as const;

type Slot = (typeof slots)[number];

const schema = z.strictObject({
  version: z.literal(1),
  slot: z.enum(slots),
  /** How many chunks the value has. */
  count: z.int().nonnegative(),
  /** Of the whole value, as hex. */
  sha256: z.string(),
});

/** What makes chunks a value: written last, and made void first where the keychain lets it. */
type Manifest = z.infer<typeof schema>;

/** Stands in the manifest's place while a value is removed. */
const removed = "removed";

const hashOf = (value: string): string => createHash("sha256").update(value).digest("hex");

/** The manifest, if what the keychain holds in its place is one. */
function parseManifest(text: string | null): Manifest | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? "")).data;
  } catch {
    return undefined;
  }
}

/** Windows keeps 2,560 bytes under one name. */
export const chunkBytes = 2_000;

/** As much as one value may have. */
export const valueBytes = 65_536;

/** The most chunks that a value can have: a code point that does not fit leaves up to three bytes empty. */
export const mostChunks = Math.ceil(valueBytes / (chunkBytes - 3));

const continuesCodePoint = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;

/** The text in pieces of at most `chunkBytes` of UTF-8, none of which ends inside a code point. */
export function splitIntoChunks(text: string): string[] {
  const bytes = Buffer.from(text);
  const chunks: string[] = [];
  for (let start = 0, end: number; start < bytes.length; start = end) {
    end = Math.min(start + chunkBytes, bytes.length);
    while (continuesCodePoint(bytes[end])) end -= 1;
    chunks.push(bytes.toString("utf8", start, end));
  }
  return chunks;
}
