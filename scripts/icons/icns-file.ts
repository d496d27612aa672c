/** One picture of an .icns file: the four letters that say its kind and size, and its bytes. */
export type IcnsImage = { type: string; bytes: Uint8Array };

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
