import sharp from "sharp";
import { expect, it } from "vitest";
import { icoFile } from "./ico-file.ts";

const square = async (side: number) => ({
  side,
  png: await sharp({ create: { width: side, height: side, channels: 4, background: "#d9301a" } })
    .png()
    .toBuffer(),
});

it("holds each bitmap at the place its directory names", async () => {
  const ico = icoFile([await square(16), await square(256)]);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
  for (const [index, side] of [16, 256].entries()) {
    const entry = ico.subarray(6 + 16 * index, 22 + 16 * index);
    expect(entry.readUInt8(0) || 256).toBe(side);
    const offset = entry.readUInt32LE(12);
    const bitmap = await sharp(ico.subarray(offset, offset + entry.readUInt32LE(8))).metadata();
    expect([bitmap.format, bitmap.width, bitmap.height]).toEqual(["png", side, side]);
  }
});
