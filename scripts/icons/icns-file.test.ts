import sharp from "sharp";
import { expect, it } from "vitest";
import { icnsBitmap, icnsFile } from "./icns-file.ts";

it("prefixes each picture with its type and length", () => {
  const icns = icnsFile([
    { type: "ic07", bytes: Buffer.from("first") },
    { type: "ic08", bytes: Buffer.from("second") },
  ]);
  expect(icns.toString("latin1")).toBe("icns\0\0\0\u{23}ic07\0\0\0\u{d}firstic08\0\0\0\u{e}second");
});

it.each([16, 32] as const)("splits a picture of %i px into colour runs and a mask", async (side) => {
  const count = side * side;
  const pixels = Buffer.from(
    Array.from({ length: count }, (_, index) => [
      index % 251,
      (index + 1) % 251,
      (index + 2) % 251,
      200,
    ]).flat(),
  );
  const picture = sharp(pixels, { raw: { width: side, height: side, channels: 4 } });
  const [colours, mask] = await icnsBitmap(picture, side);

  expect([colours?.type, mask?.type]).toEqual(side === 16 ? ["is32", "s8mk"] : ["il32", "l8mk"]);
  expect(unpack(colours!.bytes)).toEqual([0, 1, 2].flatMap((offset) => channelOf(pixels, offset)));
  expect([...mask!.bytes]).toEqual(channelOf(pixels, 3));
});

const channelOf = (pixels: Buffer, offset: number) =>
  Array.from(pixels.filter((_, index) => index % 4 === offset));

/** Decodes runs: a byte n below 128 precedes n + 1 literal bytes; otherwise the next byte is repeated. */
function unpack(bytes: Uint8Array): number[] {
  const values: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const lead = bytes[at]!;
    if (lead < 128) values.push(...bytes.subarray(at + 1, at + 2 + lead));
    else values.push(...Array.from({ length: lead - 125 }, () => bytes[at + 1]!));
    at += lead < 128 ? lead + 2 : 2;
  }
  return values;
}
