import { largestPicture, type PictureExtension } from "@brightwren/core/pictures/picture-address";
import type { Size } from "./file-formats.ts";

/** Maximum bytes for files up to each width, unless that would require too low a quality. */
const budgets: [width: number, bytes: number][] = [
  [480, 40_000],
  [800, 80_000],
  [1200, 118_000],
  [1600, 200_000],
  [2400, 450_000],
];

/** Decision 012: higher quality is not worth the bytes, and lower quality degrades edges and skies. */
export const bestQuality = 0.82;
export const worstQuality = 0.42;

/** How fast the logarithm of the file size grows with quality, measured on photographs. */
const growth = 2.6;

/** A tall picture, such as an infographic, gets as many bytes for each pixel as a portrait photo. */
export const byteBudget = (width: number, height = width): number =>
  (budgets.find(([upTo]) => width <= upTo)?.[1] ?? Number.POSITIVE_INFINITY) *
  Math.max(1, height / (1.5 * width));

type Encode = (quality: number) => Promise<Blob>;

type Encoded = { blob: Blob; quality: number };

const clamp = (quality: number) => Math.min(bestQuality, Math.max(worstQuality, quality));

/** Encoding is slow, so each attempt predicts the next quality, and each size starts from the last size's quality. */
export async function encodeWithin(encode: Encode, budget: number, firstTry: number): Promise<Encoded> {
  let fitting: Encoded | undefined;
  let quality = clamp(firstTry);
  for (let tries = 0; tries < 3; tries += 1) {
    const blob = await encode(quality);
    if (blob.size <= budget) {
      if (!fitting || quality > fitting.quality) fitting = { blob, quality };
      if (quality === bestQuality || blob.size > 0.85 * budget) break;
    } else if (quality === worstQuality) return { blob, quality };
    quality = clamp(quality + Math.log((0.95 * budget) / blob.size) / growth);
  }
  return fitting ?? { blob: await encode(worstQuality), quality: worstQuality };
}

/** Safari's canvas cannot encode WebP, and JPEG does not support transparency. */
export const endingFor = (canWebp: boolean, seesThrough: boolean): Exclude<PictureExtension, "gif"> =>
  canWebp ? "webp" : seesThrough ? "png" : "jpg";

export function sizeWithin({ width, height }: Size, widest: number = largestPicture.width): Size {
  const { height: tallest, pixels } = largestPicture;
  const scale = Math.min(1, widest / width, tallest / height, Math.sqrt(pixels / (width * height)));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

export function averageColour(pixels: Uint8ClampedArray): string {
  const sums = [0, 0, 0];
  let weights = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const weight = pixels[at + 3] ?? 0;
    weights += weight;
    for (const channel of [0, 1, 2])
      sums[channel] = (sums[channel] ?? 0) + weight * (pixels[at + channel] ?? 0);
  }
  const digits = sums.map((sum) =>
    Math.round(sum / Math.max(1, weights))
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("")}`;
}

export function isTransparent(pixels: Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return true;
  return false;
}
