import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pMap from "p-map";
import sharp from "sharp";
import { type CardPicture, searchShapes, type SearchShape, type Size } from "../page/page-facts.ts";
import { isLargeEnough } from "@brightwren/core/pictures/share-card";
import { bareAddress } from "@brightwren/core/pictures/picture-address";
import type { OriginalPictures, PictureLosses } from "../pictures/original-pictures.ts";
import { writeFileAtomically, placeFile } from "./place-file.ts";

const cutShapes = { ...searchShapes, window: { width: 712, height: 430 } };

type CutShape = SearchShape | "window";

/** Increment this when the cropping changes. */
const version = 1;

const shapes = Object.keys(cutShapes) as CutShape[];

export const cutFile = (key: string, shape: CutShape): string => `${key}-${shape}.jpg`;

type Reader = { originals: OriginalPictures; folder: string; losses: PictureLosses };

/**
 * Adds missing crops to `folder` and removes unused ones. Omits pictures that are unreadable or too small for a card.
 */
export async function readCardPictures(
  addresses: Iterable<string>,
  { originals, folder, losses }: Reader,
): Promise<Map<string, CardPicture>> {
  await mkdir(folder, { recursive: true });
  const pictures = new Map<string, CardPicture>();
  const lose = (address: string, error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    losses.set(bareAddress(address), `it could not be cut for cards: ${reason}`);
  };
  const wanted = new Set(addresses);
  await originals.fetchAll(wanted);
  await pMap(
    wanted,
    async (address) => {
      const bytes = await originals.read(address);
      const picture = bytes && (await cutAll(bytes, folder).catch((error: unknown) => lose(address, error)));
      if (picture) pictures.set(address, picture);
    },
    { concurrency: availableParallelism() * 2 },
  );
  await prune(folder, pictures);
  return pictures;
}

async function cutAll(bytes: Buffer, folder: string): Promise<CardPicture | null> {
  const { autoOrient } = await sharp(bytes).metadata();
  const cuts = Object.fromEntries(
    shapes.map((shape) => [shape, sizeOf(autoOrient, cutShapes[shape])]),
  ) as Record<CutShape, Size>;
  if (!isLargeEnough(autoOrient)) return null;
  const key = createHash("sha256").update(`${version}`).update(bytes).digest("hex").slice(0, 16);
  for (const shape of shapes) {
    const file = join(folder, cutFile(key, shape));
    if (!existsSync(file)) await writeFileAtomically(file, await cut(bytes, cuts[shape]));
  }
  const { window: _, ...published } = cuts;
  return { key, cuts: published };
}

function sizeOf(whole: Size, wanted: Size): Size {
  const scale = Math.min(1, whole.width / wanted.width, whole.height / wanted.height);
  return { width: Math.round(wanted.width * scale), height: Math.round(wanted.height * scale) };
}

const cut = (bytes: Buffer, size: Size): Promise<Buffer> =>
  sharp(bytes)
    .autoOrient()
    .resize({ ...size, fit: "cover", position: sharp.strategy.attention })
    .flatten({ background: "white" })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();

export async function placeCuts(
  pictures: readonly CardPicture[],
  folder: string,
  outFolder: string,
): Promise<void> {
  const files = pictures.flatMap(({ key, cuts }) =>
    (Object.keys(cuts) as SearchShape[]).map((shape) => cutFile(key, shape)),
  );
  await pMap(new Set(files), (file) => placeFile(join(folder, file), join(outFolder, file)), {
    concurrency: 8,
  });
}

const ownFile = /^([0-9a-f]{16})-\w+\.jpg(?:\.\d+\.part)?$/;

async function prune(folder: string, wanted: ReadonlyMap<string, CardPicture>): Promise<void> {
  const keys = new Set(Array.from(wanted.values(), ({ key }) => key));
  const unwanted = (await readdir(folder)).filter((file) => {
    const [, key] = ownFile.exec(file) ?? [];
    return key !== undefined && !keys.has(key);
  });
  await Promise.all(unwanted.map((file) => rm(join(folder, file), { force: true })));
}
