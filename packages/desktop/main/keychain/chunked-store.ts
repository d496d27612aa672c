import { createHash } from "node:crypto";
import { z } from "zod";
import type { Keychain } from "./keychain.ts";

export type ChunkedStore = ReturnType<typeof createChunkedStore>;

// Keys never contain a colon, so their accounts cannot collide.
const manifestOf = (key: string) => `${key}:manifest`;
const markOf = (key: string) => `${key}:mark`;
const chunkOf = (key: string, slot: Slot, index: number) => `${key}:${slot}:${index}`;

async function readValue(keychain: Keychain, key: string): Promise<string | null> {
  const manifest = parseManifest(await keychain.get(manifestOf(key)));
  if (!manifest || manifest.count > maxChunks) return null;
  let value = "";
  for (let index = 0; index < manifest.count; index += 1) {
    value += (await keychain.get(chunkOf(key, manifest.slot, index))) ?? "";
  }
  return hashOf(value) === manifest.sha256 ? value : null;
}

/** Throws if the keychain is locked, because a locked keychain otherwise looks empty. */
async function readManifest(keychain: Keychain, key: string): Promise<Manifest | undefined> {
  const found = await keychain.get(manifestOf(key));
  if (found !== null) return parseManifest(found);
  await keychain.set(markOf(key), "unlocked");
  const manifest = parseManifest(await keychain.get(manifestOf(key)));
  await keychain.remove(markOf(key));
  return manifest;
}

async function sweep(keychain: Keychain, key: string, slot: Slot, from = 0): Promise<void> {
  for (let index = from; index < maxChunks; index += 1) await keychain.remove(chunkOf(key, slot, index));
}

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
  // If this fails, the value is still stored, and the next write removes the stale chunks.
  await sweepStale(keychain, key, manifest).catch(() => undefined);
}

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
    // A full keychain allows removals. A locked one ignores them and then rejects the write.
    await sweepAll(keychain, key);
    if (await keychain.remove(manifest)) return sweepAll(keychain, key);
    await overwrite();
  }
  await sweepAll(keychain, key);
  // A locked keychain silently ignores removals.
  if (!(await keychain.remove(manifest)))
    throw new Error("The keychain was locked in the middle of a removal.");
}

/** Stores values larger than the keychain's limit. An interrupted write or removal never leaves part of a value. */
export function createChunkedStore(keychain: Keychain) {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
  return {
    /** Null when there is no value or the stored one is damaged. */
    read: (key: string) => inTurn(() => readValue(keychain, key)),
    write: (key: string, value: string) => inTurn(() => writeValue(keychain, key, value)),
    remove: (key: string) => inTurn(() => removeValue(keychain, key)),
  };
}

/** Writes alternate between two slots, so that they never overwrite the stored value's chunks. */
const slots = ["a", "b"] as const;

type Slot = (typeof slots)[number];

const schema = z.strictObject({
  version: z.literal(1),
  slot: z.enum(slots),
  count: z.int().nonnegative(),
  sha256: z.string(),
});

/** The chunks are valid only with a manifest, so it is written last and, if possible, invalidated first. */
type Manifest = z.infer<typeof schema>;

/** Replaces the manifest during a removal. */
const removed = "removed";

const hashOf = (value: string): string => createHash("sha256").update(value).digest("hex");

function parseManifest(text: string | null): Manifest | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? "")).data;
  } catch {
    return undefined;
  }
}

/** Windows limits a credential to 2,560 bytes. */
export const chunkBytes = 2_000;

export const valueBytes = 65_536;

/** A code point that does not fit leaves up to three bytes of a chunk unused. */
export const maxChunks = Math.ceil(valueBytes / (chunkBytes - 3));

const continuesCodePoint = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;

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
