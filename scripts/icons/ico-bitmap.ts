import type { Sharp } from "sharp";

const headerBytes = 40;

/**
 * A square picture in the form that every program on Windows reads from an .ico file, old installers included: rows from
 * the bottom up, blue, green, red and alpha. A mask follows that hides nothing; the alpha says what is seen.
 */
export async function icoBitmap(picture: Sharp, side: number): Promise<Buffer> {
  const pixels = await picture.ensureAlpha().raw().toBuffer();
  const header = Buffer.alloc(headerBytes);
  header.writeUInt32LE(headerBytes, 0);
  header.writeInt32LE(side, 4);
  // Both halves count: the picture and the mask.
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
