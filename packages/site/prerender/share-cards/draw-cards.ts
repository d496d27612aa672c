import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { crc32 } from "node:zlib";
import pMap from "p-map";
import { cardAddress } from "./card-address.ts";
import type { Card } from "./card.ts";
import { drawCard } from "./draw-card.ts";
import { writeFileAtomically, placeFile } from "./place-file.ts";

type DrawCardsOptions = {
  cacheFolder: string;
  outFolder: string;
  cutsFolder?: string;
  onProgress?: (done: number, total: number) => void;
};

/** Draws only cards that are missing or damaged in the cache. Rejects on the first failure. */
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
      const cached = join(cacheFolder, file);
      const reused = await isCachedIntact(cached);
      if (!reused) await writeFileAtomically(cached, await drawCard(card, cutsFolder));
      await placeFile(cached, join(outFolder, file));
      count[reused ? "reused" : "drawn"] += 1;
      onProgress?.(count.drawn + count.reused, byFile.size);
    },
    { concurrency: availableParallelism() * 2 },
  );
  await pruneCache(cacheFolder, new Set(byFile.keys()));
  return count;
}

async function isCachedIntact(file: string): Promise<boolean> {
  try {
    const bytes = await readFile(file);
    return file.endsWith(".jpg") ? isWholeJpeg(bytes) : isCompletePng(bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

const ownFile = /^[0-9a-f]{16}\.(?:png|jpg)(?:\.\d+\.part)?$/;
const hour = 3_600_000;

async function pruneCache(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  const own = (await readdir(folder)).filter((file) => ownFile.test(file) && !wanted.has(file));
  await Promise.all(
    own.map(async (file) => {
      const path = join(folder, file);
      // A recent partial file may belong to a running build.
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
/** Bytes of each field around a chunk's data: length, type, checksum. */
const wordLength = 4;

/** Checks only the first and last marker, because JPEG has no checksums. */
const isWholeJpeg = (bytes: Buffer): boolean =>
  bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9;

/** Checks the signature, all checksums, and that the file is complete without trailing bytes. */
export function isCompletePng(bytes: Buffer): boolean {
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
