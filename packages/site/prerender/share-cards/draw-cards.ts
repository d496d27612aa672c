import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import pMap from "p-map";
import { cardAddress } from "./card-address.ts";
import type { Card } from "./card.ts";
import { drawCard } from "./draw-card.ts";
import { placeFile } from "./place-file.ts";
import { pruneCache } from "./prune-cache.ts";
import { isWholePng } from "./whole-png.ts";

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
