import type { Sharp } from "sharp";
import type { IcnsImage } from "./icns-file.ts";

/** The letters of the two smallest sizes, which no version of macOS reads as PNG: the colours, and what is seen of them. */
const types = { 16: ["is32", "s8mk"], 32: ["il32", "l8mk"] } as const;

/** The form's own packing, without packing: a byte says how many follow as they are, 128 at most. */
function runs(channel: Buffer): Buffer {
  const count = Math.ceil(channel.length / 128);
  return Buffer.concat(
    Array.from({ length: count }, (_, index) => {
      const run = channel.subarray(128 * index, 128 * (index + 1));
      return Buffer.concat([Buffer.of(run.length - 1), run]);
    }),
  );
}

/** A square picture as the two parts of an .icns file that small sizes consist of. */
export async function icnsBitmap(picture: Sharp, side: keyof typeof types): Promise<IcnsImage[]> {
  const pixels = await picture.ensureAlpha().raw().toBuffer();
  const channel = (offset: number) => Buffer.from(pixels.filter((_, index) => index % 4 === offset));
  const [colours, mask] = types[side];
  return [
    { type: colours, bytes: Buffer.concat([0, 1, 2].map((offset) => runs(channel(offset)))) },
    { type: mask, bytes: channel(3) },
  ];
}
