import type { Sharp } from "sharp";

const directoryBytes = 6;
const entryBytes = 16;

type IcoImage = { side: number; bytes: Uint8Array };

/** PNG works since Windows Vista. Layout: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
export function icoFile(images: readonly IcoImage[]): Buffer {
  const directory = Buffer.alloc(directoryBytes + entryBytes * images.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  for (const [index, { side, bytes }] of images.entries()) {
    const at = directoryBytes + entryBytes * index;
    // One byte: 256 is written as 0.
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

const bitmapHeaderBytes = 40;

/** For old installers: BGRA rows from the bottom up, then an empty mask. */
export async function icoBitmap(picture: Sharp, side: number): Promise<Buffer> {
  const pixels = await picture.ensureAlpha().raw().toBuffer();
  const header = Buffer.alloc(bitmapHeaderBytes);
  header.writeUInt32LE(bitmapHeaderBytes, 0);
  header.writeInt32LE(side, 4);
  // The height includes the mask.
  header.writeInt32LE(2 * side, 8);
  header.writeUInt16LE(1, 12);
  header.writeUInt16LE(32, 14);
  const rows = Array.from({ length: side }, (_, fromBottom) => {
    const start = 4 * side * (side - 1 - fromBottom);
    const row = Buffer.from(pixels.subarray(start, start + 4 * side));
    for (let at = 0; at < row.length; at += 4) row.set([row[at + 2]!, row[at + 1]!, row[at]!], at);
    return row;
  });
  const mask = Buffer.alloc(4 * Math.ceil(side / 32) * side);
  return Buffer.concat([header, ...rows, mask]);
}
