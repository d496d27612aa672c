const headerBytes = 6;
const entryBytes = 16;

/** A square bitmap as a PNG file, with its side in pixels (at most 256). */
export type IcoImage = { side: number; png: Uint8Array };

/**
 * An .ico file of the given bitmaps, kept as PNG (which every browser since Internet Explorer 11 reads).
 * Layout: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
export function icoFile(images: readonly IcoImage[]): Buffer {
  const directory = Buffer.alloc(headerBytes + entryBytes * images.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  for (const [index, { side, png }] of images.entries()) {
    const at = headerBytes + entryBytes * index;
    // One byte a side: 256 is written as 0.
    directory.writeUInt8(side % 256, at);
    directory.writeUInt8(side % 256, at + 1);
    directory.writeUInt16LE(1, at + 4);
    directory.writeUInt16LE(32, at + 6);
    directory.writeUInt32LE(png.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...images.map(({ png }) => png)]);
}
