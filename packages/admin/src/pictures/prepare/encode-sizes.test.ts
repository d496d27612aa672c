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

/** A picture whose file has this many bytes at the best quality, and fewer below, as photographs have. */
const encoder = (bytes: number, growth = 2.6) =>
  vi.fn<(quality: number) => Promise<Blob>>(
    async (quality: number) => new Blob([new Uint8Array(bytes * Math.exp(growth * (quality - bestQuality)))]),
  );

test("what fits at the best quality is encoded once", async () => {
  const encode = encoder(30_000);
  await expect(encodeWithin(encode, 40_000, bestQuality)).resolves.toMatchObject({ quality: bestQuality });
  expect(encode).toHaveBeenCalledTimes(1);
});

test.each([1.5, 2.6, 4])(
  "a budget is kept and most of it is used, in few tries (growth %d)",
  async (growth) => {
    const encode = encoder(60_000, growth);
    const { blob, quality } = await encodeWithin(encode, 40_000, bestQuality);
    expect(blob.size).toBeLessThanOrEqual(40_000);
    expect(quality === worstQuality || blob.size > 0.7 * 40_000).toBe(true);
    expect(encode.mock.calls.length).toBeLessThanOrEqual(4);
  },
);

test("a simpler picture is made better than the first try", async () => {
  const { quality } = await encodeWithin(encoder(30_000), 40_000, 0.5);
  expect(quality).toBe(bestQuality);
});

test("below the worst quality nothing is encoded, whatever the budget", async () => {
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
])("a file %d pixels wide may have %d bytes", (width, bytes) => expect(byteBudget(width)).toBe(bytes));

test.each([
  [
    { width: 4032, height: 3024 },
    { width: 2400, height: 1800 },
  ],
  [
    { width: 3024, height: 4032 },
    { width: 1800, height: 2400 },
  ],
  [
    { width: 100, height: 50 },
    { width: 100, height: 50 },
  ],
  [
    { width: 1, height: 50_000 },
    { width: 1, height: 2400 },
  ],
])("%o becomes %o", (size, within) => expect(sizeWithin(size, 2400)).toEqual(within));

test("a browser without WebP gets a JPEG, or a PNG where something shows through", () => {
  expect([endingFor(true, true), endingFor(false, false), endingFor(false, true)]).toEqual([
    "webp",
    "jpg",
    "png",
  ]);
});

test("the average colour leaves out what cannot be seen", () => {
  expect(averageColour(new Uint8ClampedArray([200, 100, 0, 255, 100, 0, 0, 255]))).toBe("#963200");
  expect(averageColour(new Uint8ClampedArray([200, 100, 0, 255, 0, 0, 0, 0]))).toBe("#c86400");
  expect(averageColour(new Uint8ClampedArray([1, 1, 1, 0]))).toBe("#000000");
});

test("one pixel is enough to be transparent", () => {
  expect(isTransparent(new Uint8ClampedArray([0, 0, 0, 255, 0, 0, 0, 254]))).toBe(true);
  expect(isTransparent(new Uint8ClampedArray([0, 0, 0, 255]))).toBe(false);
});
