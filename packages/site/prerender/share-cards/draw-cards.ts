import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { crc32 } from "node:zlib";
import pMap from "p-map";
import { cardAddress } from "./card-address.ts";
import type { Card } from "./card.ts";
import { drawCard } from "./draw-card.ts";
import { keepFile, placeFile } from "./place-file.ts";

type DrawCardsOptions = {
  /** Drawn cards are kept here from build to build; those that no page has any more are removed. */
  cacheFolder: string;
  /** The folder that is served as `/cards`. */
  outFolder: string;
  /** Where the pictures of pictured articles lie, cut (`readCardPictures`). */
  cutsFolder?: string;
  onProgress?: (done: number, total: number) => void;
};

/**
 * Puts the cards into the output folder under the names of their addresses, drawing only those that the cache does not
 * hold whole. Equal cards are drawn once. Fails with the first card that cannot be drawn or written.
 */
export async function drawCards(
  cards: Card[],
  { cacheFolder, outFolder, cutsFolder, onProgress }: DrawCardsOptions,
): Promise<{ drawn: number; reused: number }> {
  const byFile = new Map(cards.map((card) => [basename(cardAddress(card)), card]));
  await Promise.all([cacheFolder, outFolder].map((folder) => mkdir(folder, { recursive: true })));
  const count = { drawn: 0, reused: 0 };
  await pMap(
    byFile,
    async ([file, card]) => {
      const kept = join(cacheFolder, file);
      const reused = await isKeptWhole(kept);
      if (!reused) await keepFile(kept, await drawCard(card, cutsFolder));
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
    const bytes = await readFile(file);
    return file.endsWith(".jpg") ? isWholeJpeg(bytes) : isWholePng(bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

const ownFile = /^[0-9a-f]{16}\.(?:png|jpg)(?:\.\d+\.part)?$/;
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

/** Whether bytes begin and end as a JPEG does; it has no checksums. */
const isWholeJpeg = (bytes: Buffer): boolean =>
  bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9;

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
