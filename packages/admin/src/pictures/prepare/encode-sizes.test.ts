import { expect, test, vi } from "vitest";
import {
  averageColour,
  bestQuality,
  byteBudget,
  encodeWithin,
  endingFor,
  isTransparent,
  sizeWithin,
  worstQuality,
} from "./encode-sizes.ts";

/** Simulates a photograph that takes `bytes` at the best quality and fewer at lower qualities. */
const encoder = (bytes: number, growth = 2.6) =>
  vi.fn<(quality: number) => Promise<Blob>>(
    async (quality: number) => new Blob([new Uint8Array(bytes * Math.exp(growth * (quality - bestQuality)))]),
  );

test("encodes once when the best quality fits the budget", async () => {
  const encode = encoder(30_000);
  await expect(encodeWithin(encode, 40_000, bestQuality)).resolves.toMatchObject({ quality: bestQuality });
  expect(encode).toHaveBeenCalledTimes(1);
});

test.each([1.5, 2.6, 4])("uses most of the budget in a few attempts (growth %d)", async (growth) => {
  const encode = encoder(60_000, growth);
  const { blob, quality } = await encodeWithin(encode, 40_000, bestQuality);
  expect(blob.size).toBeLessThanOrEqual(40_000);
  expect(quality === worstQuality || blob.size > 0.7 * 40_000).toBe(true);
  expect(encode.mock.calls.length).toBeLessThanOrEqual(4);
});

test("increases the quality when the first attempt is far below the budget", async () => {
  const { quality } = await encodeWithin(encoder(30_000), 40_000, 0.5);
  expect(quality).toBe(bestQuality);
});

test("never encodes below the minimum quality", async () => {
  const encode = encoder(900_000);
  await expect(encodeWithin(encode, 40_000, bestQuality)).resolves.toMatchObject({ quality: worstQuality });
  expect(Math.min(...encode.mock.calls.map(([quality]) => quality))).toBe(worstQuality);
});

test.each([
  [1, 40_000],
  [480, 40_000],
  [481, 80_000],
  [1200, 118_000],
  [1800, 450_000],
])("limits a file %d pixels wide to %d bytes", (width, bytes) => expect(byteBudget(width)).toBe(bytes));

test("gives a tall picture as many bytes for its pixels as a portrait photo", () => {
  expect([byteBudget(900, 1350), byteBudget(900, 13_500)]).toEqual([118_000, 1_180_000]);
});

test.each([
  [4032, 3024, 2400, 1800],
  [3024, 4032, 2400, 3200],
  [900, 9000, 900, 9000],
  [2000, 20_000, 1000, 10_000],
  [12_000, 1200, 2400, 240],
  [100, 50, 100, 50],
  [1, 50_000, 1, 16_000],
])("scales %i × %i to %i × %i", (width, height, withinWidth, withinHeight) =>
  expect(sizeWithin({ width, height })).toEqual({ width: withinWidth, height: withinHeight }),
);

test("falls back to JPEG, or PNG for transparency, when the browser cannot encode WebP", () => {
  expect([endingFor(true, true), endingFor(false, false), endingFor(false, true)]).toEqual([
    "webp",
    "jpg",
    "png",
  ]);
});

test("ignores invisible pixels in the average colour", () => {
  expect(averageColour(new Uint8ClampedArray([200, 100, 0, 255, 100, 0, 0, 255]))).toBe("#963200");
  expect(averageColour(new Uint8ClampedArray([200, 100, 0, 255, 0, 0, 0, 0]))).toBe("#c86400");
  expect(averageColour(new Uint8ClampedArray([1, 1, 1, 0]))).toBe("#000000");
});

test("reports transparency when one pixel is transparent", () => {
  expect(isTransparent(new Uint8ClampedArray([0, 0, 0, 255, 0, 0, 0, 254]))).toBe(true);
  expect(isTransparent(new Uint8ClampedArray([0, 0, 0, 255]))).toBe(false);
});
