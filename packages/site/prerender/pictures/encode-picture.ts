import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pictureWidths } from "@brightwren/core/pictures/picture-address";
import { ownPictureFile, type PictureFacts } from "@brightwren/core/pictures/picture-facts";
import sharp, { type Metadata, type Sharp } from "sharp";
import { ownPictures, previewFile } from "./picture-cache.ts";

const formats = {
  // Higher effort would save another third of the bytes but take eight times as long.
  avif: { quality: 46, effort: 2 },
  webp: { quality: 70, effort: 4 },
} as const;

/** Preview shown until the picture loads, as wide as a phone, at the best of these qualities that fits into `bytes`. */
const preview = { width: 384, height: 768, qualities: [24, 16, 8], effort: 4, bytes: 5000 } as const;

/** Decoding more pixels would exhaust the build's memory. */
const mostPixels = 100_000_000;
const timeout = { seconds: 120 };

const design = JSON.stringify([pictureWidths, formats, preview, sharp.versions]);

const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: mostPixels });

/** Animations would become still images, and SVGs are sharp at any size. */
const isKept = ({ format, pages = 1 }: Metadata): boolean =>
  format === "svg" || (pages > 1 && (format === "gif" || format === "webp"));

export async function measurePicture(bytes: Buffer): Promise<PictureFacts> {
  const { autoOrient } = await open(bytes).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

/** The widths to encode, none larger than the original. Includes the original width if it is below the display size. */
export function ownWidths(width: number): number[] {
  const smaller = pictureWidths.filter((each) => each < width);
  return smaller.length < pictureWidths.length ? [...smaller, width] : smaller;
}

/**
 * Writes AVIF and WebP in all widths, without metadata. Skips animations and SVGs. Throws for invalid bytes.
 */
export async function encodePicture(bytes: Buffer, cacheFolder: string) {
  const metadata = await open(bytes).metadata();
  if (isKept(metadata)) return { facts: await measurePicture(bytes), isNew: false };
  const hash = createHash("sha256").update(design).update(bytes).digest("hex").slice(0, 20);
  const folder = join(cacheFolder, hash);
  const cached = await readFile(join(folder, "facts.json"), "utf8").catch(() => undefined);
  if (cached !== undefined) return { facts: JSON.parse(cached) as PictureFacts, isNew: false };
  // Write and rename, so that a killed build leaves no incomplete folder.
  const draft = `${folder}.${crypto.randomUUID()}`;
  await mkdir(draft, { recursive: true });
  try {
    const facts = await encodeInto(draft, bytes, `${ownPictures}/${hash}`);
    await writeFile(join(draft, "facts.json"), JSON.stringify(facts));
    await rename(draft, folder).catch(async (error: unknown) => {
      // A concurrent build has already written the same files.
      await readFile(join(folder, "facts.json")).catch(() => Promise.reject(error));
    });
    return { facts, isNew: true };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function encodePreview(picture: Sharp): Promise<Buffer> {
  const small = picture.resize(preview.width, preview.height, { fit: "inside", withoutEnlargement: true });
  let encoded = Buffer.alloc(0);
  for (const quality of preview.qualities) {
    encoded = await small.clone().avif({ quality, effort: preview.effort }).toBuffer();
    if (encoded.length <= preview.bytes) break;
  }
  return encoded;
}

async function encodeInto(folder: string, bytes: Buffer, stem: string): Promise<PictureFacts> {
  const { width, height } = await measurePicture(bytes);
  const widths = ownWidths(width);
  const { data, info } = await open(bytes)
    .autoOrient()
    .toColourspace("srgb")
    .resize({ width: Math.max(...widths) })
    .timeout(timeout)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const again = () => sharp(data, { raw });
  for (const each of widths) {
    const sized = again().resize({ width: each }).timeout(timeout);
    const file = (type: "avif" | "webp") => join(folder, basename(ownPictureFile(stem, each, type)));
    await sized.clone().avif(formats.avif).toFile(file("avif"));
    await sized.clone().webp(formats.webp).toFile(file("webp"));
  }
  const { isOpaque } = await again().stats();
  // The preview would remain visible behind a transparent picture.
  if (isOpaque) await writeFile(join(folder, previewFile), await encodePreview(again()));
  return {
    width,
    height,
    ...(isOpaque ? { colour: await averageColour(again()) } : {}),
    own: { stem, widths },
  };
}

async function averageColour(picture: Sharp): Promise<string> {
  const pixel = await picture.resize(1, 1, { fit: "fill" }).removeAlpha().raw().toBuffer();
  return `#${pixel.toString("hex", 0, 3)}`;
}
