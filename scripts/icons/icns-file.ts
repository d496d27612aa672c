import type { Sharp } from "sharp";

/** One picture of an .icns file: the four letters that say its kind and size, and its bytes. */
type IcnsImage = { type: string; bytes: Uint8Array };

/** The kinds that are PNG files, with their pixels; those of twice the points are for displays of high density. */
export const icnsPngTypes = {
  ic11: 32,
  ic12: 64,
  ic07: 128,
  ic13: 256,
  ic08: 256,
  ic14: 512,
  ic09: 512,
  ic10: 1024,
} as const;

/**
 * An .icns file of the given pictures. Layout: https://en.wikipedia.org/wiki/Apple_Icon_Image_format, each part with its
 * letters and its length, eight bytes that count as well.
 */
export function icnsFile(images: readonly IcnsImage[]): Buffer {
  const part = (letters: string, bytes: Uint8Array) => {
    const head = Buffer.alloc(8);
    head.write(letters, "latin1");
    head.writeUInt32BE(8 + bytes.length, 4);
    return Buffer.concat([head, bytes]);
  };
  return part("icns", Buffer.concat(images.map(({ type, bytes }) => part(type, bytes))));
}

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
