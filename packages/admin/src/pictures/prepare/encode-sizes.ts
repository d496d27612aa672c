import type { PictureEnding } from "@brightwren/core/pictures/picture-address";

/** Files of up to these widths have at most these bytes, where a bearable quality allows it. */
const budgets: [width: number, bytes: number][] = [
  [480, 40_000],
  [800, 80_000],
  [1200, 118_000],
  [1600, 200_000],
  [2400, 450_000],
];

/** Decision 012 says how these were found: above, files grow faster than pictures gain; below, edges and skies suffer. */
export const bestQuality = 0.82;
export const worstQuality = 0.42;

/** By how much the logarithm of a file's size grows with the quality; measured on photographs. */
const growth = 2.6;

/** Bytes that a file of this width should have at most. */
export const byteBudget = (width: number): number =>
  budgets.find(([upTo]) => width <= upTo)?.[1] ?? Number.POSITIVE_INFINITY;

/** Encodes with one quality; gives what the browser made of it. */
type Encode = (quality: number) => Promise<Blob>;

type Encoded = { blob: Blob; quality: number };

const clamp = (quality: number) => Math.min(bestQuality, Math.max(worstQuality, quality));

/**
 * A file within the budget that uses most of it, or else the smallest that still looks well. Encoding takes most of the
 * time, so each try tells where the next one is made, and the quality found for one size is the first try for the next.
 */
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

/** What a browser can encode of a picture: Safari's canvas knows no WebP, and a JPEG has no transparency. */
export const endingFor = (canWebp: boolean, seesThrough: boolean): Exclude<PictureEnding, "gif"> =>
  canWebp ? "webp" : seesThrough ? "png" : "jpg";

/** A size within a square of `side`, in the same proportions; never larger than it was. */
export function sizeWithin(
  { width, height }: { width: number; height: number },
  side: number,
): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * The average colour, as CSS writes it, of pixels that have four bytes each; a pixel counts as much as it can be seen.
 */
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

/** Whether anything can be seen through pixels that have four bytes each. */
export function isTransparent(pixels: Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return true;
  return false;
}
