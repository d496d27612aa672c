import { PictureRejectedError } from "@brightwren/core/pictures/prepared-picture";
import { type FoundPicture, readBoxes, readGif, readJpeg, readPng, readWebp } from "./file-formats.ts";
import { pictureErrors } from "./picture-errors.ts";

/** Bytes. */
export const fileLimit = 40 * 1000 * 1000;

/** Pixels. A decoded picture takes four bytes per pixel. */
const pixelLimit = 100 * 1000 * 1000;

/** Bytes. An animated GIF is served unchanged, so it must be small. */
const movingGifLimit = 5 * 1000 * 1000;

type Kind = "jpeg" | "png" | "webp" | "avif" | "heic" | "gif";

export type InspectedPicture = ReturnType<typeof inspectPicture>;

const readers: Record<Kind, (file: DataView) => FoundPicture> = {
  jpeg: readJpeg,
  png: readPng,
  webp: readWebp,
  avif: readBoxes,
  heic: readBoxes,
  gif: readGif,
};

/** Checks the bytes before decoding. Throws a PictureRejectedError for truncated, unsupported or oversized pictures. */
export function inspectPicture(bytes: Uint8Array<ArrayBuffer>) {
  const kind = kindOf(bytes);
  const { width, height, moves, end, kept = [[0, end]] } = readAs(kind, bytes);
  if (width === 0 || height === 0) throw new PictureRejectedError(pictureErrors.damaged);
  if (width * height > pixelLimit)
    throw new PictureRejectedError(pictureErrors.tooManyPixels(width * height));
  const parts = kept.map((range) => bytes.subarray(...range));
  const size = parts.reduce((sum, part) => sum + part.byteLength, 0);
  if (kind === "gif" && moves && size > movingGifLimit)
    throw new PictureRejectedError(pictureErrors.movingGifTooLarge);
  return { kind, moves, bytes: parts };
}

function kindOf(bytes: Uint8Array): Kind {
  if (bytes.byteLength === 0) throw new PictureRejectedError(pictureErrors.empty);
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 2000));
  if (start.startsWith("\u00FF\u00D8\u00FF")) return "jpeg";
  // The decoder's latin1 is Windows-1252, where byte 0x89 is this character.
  if (start.startsWith("‰PNG\r\n\u001A\n")) return "png";
  if (/^GIF8[79]a/.test(start)) return "gif";
  if (/^RIFF.{4}WEBP/s.test(start)) return "webp";
  const brands = /^.{4}ftyp(.{4})/s.test(start) ? start.slice(8, Math.max(12, bytes[3] ?? 0)) : "";
  if (/avi[fs]/.test(brands)) return "avif";
  if (/hei[cxms]|hev[cxms]|mif1|msf1/.test(brands)) return "heic";
  if (brands) throw new PictureRejectedError(pictureErrors.video);
  if (/<svg[\s>]/i.test(start)) throw new PictureRejectedError(pictureErrors.drawing);
  throw new PictureRejectedError(pictureErrors.noPicture);
}

function readAs(kind: Kind, bytes: Uint8Array): FoundPicture {
  try {
    return readers[kind](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new PictureRejectedError(pictureErrors.cutOff, { cause: error });
  }
}
