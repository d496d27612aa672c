const headerBytes = 6;
const entryBytes = 16;

/** A square bitmap with its side in pixels (at most 256): a PNG file, or what `icoBitmap` gives. */
export type IcoImage = { side: number; bytes: Uint8Array };

/**
 * An .ico file of the given bitmaps. As PNG, every browser since Internet Explorer 11 and Windows since Vista reads them.
 * Layout: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
export function icoFile(images: readonly IcoImage[]): Buffer {
  const directory = Buffer.alloc(headerBytes + entryBytes * images.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  for (const [index, { side, bytes }] of images.entries()) {
    const at = headerBytes + entryBytes * index;
    // One byte a side: 256 is written as 0.
    directory.writeUInt8(side % 256, at);
    directory.writeUInt8(side % 256, at + 1);
    directory.writeUInt16LE(1, at + 4);
    directory.writeUInt16LE(32, at + 6);
    directory.writeUInt32LE(bytes.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  }
  return Buffer.concat([directory, ...images.map(({ bytes }) => bytes)]);
}
