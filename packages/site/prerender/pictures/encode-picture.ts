import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pictureWidths } from "@brightwren/core/pictures/picture-address";
import { ownPictureFile, type PictureFacts } from "@brightwren/core/pictures/picture-facts";
import sharp, { type Metadata, type Sharp } from "sharp";
import { ownPictures, previewFile } from "./picture-cache.ts";

/** Measured with photographs (docs/pictures.md). */
const formats = {
  // Another third of the bytes would take eight times as long.
  avif: { quality: 46, effort: 2 },
  webp: { quality: 70, effort: 4 },
} as const;

/**
 * What stands in the page itself until the picture comes: as wide as a phone shows it, so that nothing is missing but
 * sharpness, in the best of these qualities that takes no more than so many bytes.
 */
const preview = { width: 384, qualities: [24, 16, 8], effort: 4, bytes: 5000 } as const;

/** Pixels of a picture that a build decodes; more would take its memory. */
const mostPixels = 100_000_000;
/** Seconds for one file. */
const timeout = { seconds: 120 };

/** What decides how the files of a picture come out, beside the picture. */
const design = JSON.stringify([pictureWidths, formats, preview, sharp.versions]);

const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: mostPixels });

/** What moves would stand still, and what is drawn in lines is sharp in any size. */
const isKept = ({ format, pages = 1 }: Metadata): boolean =>
  format === "svg" || (pages > 1 && (format === "gif" || format === "webp"));

/** How large a picture is, upright. Throws what cannot be read. */
export async function measurePicture(bytes: Buffer): Promise<PictureFacts> {
  const { autoOrient } = await open(bytes).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

/** The widths a picture is kept in: none larger than it is, and its own where that is less than a page shows. */
export function ownWidths(width: number): number[] {
  const smaller = pictureWidths.filter((each) => each < width);
  return smaller.length < pictureWidths.length ? [...smaller, width] : smaller;
}

export type EncodedPicture = {
  facts: PictureFacts;
  /** Its files were not there yet. */
  isNew: boolean;
};

/**
 * The picture as AVIF and WebP in all its widths, upright, in sRGB and without metadata, in a folder of the cache that is
 * named after its bytes and the settings; what lies there is not encoded again. A picture that moves, or an SVG, has no
 * files. Throws what cannot be decoded.
 */
export async function encodePicture(bytes: Buffer, cacheFolder: string): Promise<EncodedPicture> {
  const metadata = await open(bytes).metadata();
  if (isKept(metadata)) return { facts: await measurePicture(bytes), isNew: false };
  const hash = createHash("sha256").update(design).update(bytes).digest("hex").slice(0, 20);
  const folder = join(cacheFolder, hash);
  const kept = await readFile(join(folder, "facts.json"), "utf8").catch(() => undefined);
  if (kept !== undefined) return { facts: JSON.parse(kept) as PictureFacts, isNew: false };
  // A build that is killed meanwhile leaves no folder of that name.
  const draft = `${folder}.${crypto.randomUUID()}`;
  await mkdir(draft, { recursive: true });
  try {
    const facts = await encodeInto(draft, bytes, `${ownPictures}/${hash}`);
    await writeFile(join(draft, "facts.json"), JSON.stringify(facts));
    await rename(draft, folder).catch(async (error: unknown) => {
      // Another build was faster: its files are the same.
      await readFile(join(folder, "facts.json")).catch(() => Promise.reject(error));
    });
    return { facts, isNew: true };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function encodePreview(picture: Sharp): Promise<Buffer> {
  const small = picture.resize({ width: preview.width, withoutEnlargement: true });
  let encoded = Buffer.alloc(0);
  for (const quality of preview.qualities) {
    encoded = await small.clone().avif({ quality, effort: preview.effort }).toBuffer();
    if (encoded.length <= preview.bytes) break;
  }
  return encoded;
}

/** Decodes once and encodes all files from the largest of them. */
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
  // Under what shines through it would be seen for good.
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
