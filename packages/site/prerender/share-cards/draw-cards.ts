import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { crc32 } from "node:zlib";
import pMap from "p-map";
import { cardAddress } from "./card-address.ts";
import type { Card } from "./card.ts";
import { drawCard } from "./draw-card.ts";

type DrawCardsOptions = {
  /** Drawn cards are kept here from build to build; those that no page has any more are removed. */
  cacheFolder: string;
  /** The folder that is served as `/cards`. */
  outFolder: string;
  onProgress?: (done: number, total: number) => void;
};

/**
 * Puts the cards into the output folder under the names of their addresses, drawing only those that the cache does not
 * hold whole. Equal cards are drawn once. Fails with the first card that cannot be drawn or written.
 */
export async function drawCards(
  cards: Card[],
  { cacheFolder, outFolder, onProgress }: DrawCardsOptions,
): Promise<{ drawn: number; reused: number }> {
  const byFile = new Map(cards.map((card) => [basename(cardAddress(card)), card]));
  await Promise.all([cacheFolder, outFolder].map((folder) => mkdir(folder, { recursive: true })));
  const count = { drawn: 0, reused: 0 };
  await pMap(
    byFile,
    async ([file, card]) => {
      const kept = join(cacheFolder, file);
      const reused = await isKeptWhole(kept);
      if (!reused) await keep(kept, await drawCard(card));
      await placeFile(kept, join(outFolder, file));
      count[reused ? "reused" : "drawn"] += 1;
      onProgress?.(count.drawn + count.reused, byFile.size);
    },
    { concurrency: availableParallelism() * 2 },
  );
  await pruneCache(cacheFolder, new Set(byFile.keys()));
  return count;
}

async function isKeptWhole(file: string): Promise<boolean> {
  try {
    return isWholePng(await readFile(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

async function keep(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

/** Makes `target` the same file as `source`: a hard link where the disk allows, else a copy. Replaces what is there. */
async function placeFile(source: string, target: string): Promise<void> {
  const unfinished = `${target}.${process.pid}.part`;
  try {
    await link(source, unfinished);
  } catch {
    await copyFile(source, unfinished);
  }
  await rename(unfinished, target);
  // A rename onto another link of the same file does nothing and leaves the first name.
  await rm(unfinished, { force: true });
}

const ownFile = /^[0-9a-f]{16}\.png(?:\.\d+\.part)?$/;
const hour = 3_600_000;

/** Removes cards that are not wanted any more, and what a build that was killed left unfinished; nothing else. */
async function pruneCache(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  const own = (await readdir(folder)).filter((file) => ownFile.test(file) && !wanted.has(file));
  await Promise.all(
    own.map(async (file) => {
      const path = join(folder, file);
      // A young part may belong to a build that runs at this moment.
      if (file.endsWith(".part") && !(await isOld(path))) return;
      await rm(path, { force: true });
    }),
  );
}

async function isOld(path: string): Promise<boolean> {
  const { mtimeMs } = await stat(path);
  return Date.now() - mtimeMs > hour;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Of a chunk: its length, its type, and after its data a checksum over type and data. */
const wordLength = 4;

/** Whether bytes are a PNG from signature to end with every checksum right, i.e. neither cut off nor damaged. */
export function isWholePng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, signature.length).equals(signature)) return false;
  let at = signature.length;
  while (at + 3 * wordLength <= bytes.length) {
    const typeAt = at + wordLength;
    const checksumAt = typeAt + wordLength + bytes.readUInt32BE(at);
    if (checksumAt + wordLength > bytes.length) return false;
    if (crc32(bytes.subarray(typeAt, checksumAt)) !== bytes.readUInt32BE(checksumAt)) return false;
    at = checksumAt + wordLength;
    if (bytes.toString("latin1", typeAt, typeAt + wordLength) === "IEND") return at === bytes.length;
  }
  return false;
}
