import sharp from "sharp";
import { expect, it } from "vitest";
import { icoBitmap, icoFile } from "./ico-file.ts";

const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background: "#d9301a" } });

it("writes each bitmap at the offset given in the directory", async () => {
  const images = [16, 256].map(async (side) => ({ side, bytes: await square(side).png().toBuffer() }));
  const ico = icoFile(await Promise.all(images));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
  for (const [index, side] of [16, 256].entries()) {
    const entry = ico.subarray(6 + 16 * index, 22 + 16 * index);
    expect(entry.readUInt8(0) || 256).toBe(side);
    const offset = entry.readUInt32LE(12);
    const bitmap = await sharp(ico.subarray(offset, offset + entry.readUInt32LE(8))).metadata();
    expect([bitmap.format, bitmap.width, bitmap.height]).toEqual(["png", side, side]);
  }
});

it("converts a picture to bottom-up BGRA rows with an empty mask", async () => {
  const pixels = Buffer.alloc(20 * 20 * 4);
  pixels.set([1, 2, 3, 4], 0);
  pixels.set([5, 6, 7, 8], 4 * (20 * 20 - 1));
  const bitmap = await icoBitmap(sharp(pixels, { raw: { width: 20, height: 20, channels: 4 } }), 20);

  expect([bitmap.readInt32LE(4), bitmap.readInt32LE(8), bitmap.readUInt16LE(14)]).toEqual([20, 40, 32]);
  const colours = bitmap.subarray(40, 40 + 1600);
  expect([...colours.subarray(4 * 19, 4 * 20)]).toEqual([7, 6, 5, 8]);
  expect([...colours.subarray(4 * 20 * 19, 4 * 20 * 19 + 4)]).toEqual([3, 2, 1, 4]);
  const mask = bitmap.subarray(40 + 1600);
  expect(mask).toHaveLength(4 * 20);
  expect(mask.every((byte) => byte === 0)).toBe(true);
});
