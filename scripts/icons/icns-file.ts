import type { Sharp } from "sharp";

type IcnsImage = { type: string; bytes: Uint8Array };

/** PNG types and their sizes in pixels; double sizes are for high-density displays. */
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

/** Layout: https://en.wikipedia.org/wiki/Apple_Icon_Image_format. A part's length includes its eight-byte header. */
export function icnsFile(images: readonly IcnsImage[]): Buffer {
  const part = (letters: string, bytes: Uint8Array) => {
    const head = Buffer.alloc(8);
    head.write(letters, "latin1");
    head.writeUInt32BE(8 + bytes.length, 4);
    return Buffer.concat([head, bytes]);
  };
  return part("icns", Buffer.concat(images.map(({ type, bytes }) => part(type, bytes))));
}

/** macOS does not read the two smallest sizes as PNG, so they are stored as RGB and mask. */
const types = { 16: ["is32", "s8mk"], 32: ["il32", "l8mk"] } as const;

/** The format's run-length encoding, with literal runs only (at most 128 bytes). */
function runs(channel: Buffer): Buffer {
  const count = Math.ceil(channel.length / 128);
  return Buffer.concat(
    Array.from({ length: count }, (_, index) => {
      const run = channel.subarray(128 * index, 128 * (index + 1));
      return Buffer.concat([Buffer.of(run.length - 1), run]);
    }),
  );
}

export async function icnsBitmap(picture: Sharp, side: keyof typeof types): Promise<IcnsImage[]> {
  const pixels = await picture.ensureAlpha().raw().toBuffer();
  const channel = (offset: number) => Buffer.from(pixels.filter((_, index) => index % 4 === offset));
  const [colours, mask] = types[side];
  return [
    { type: colours, bytes: Buffer.concat([0, 1, 2].map((offset) => runs(channel(offset)))) },
    { type: mask, bytes: channel(3) },
  ];
}
