import type { FoundPicture } from "./file-formats.ts";

/** Identifies the loop count of an animated GIF. Other application blocks contain metadata such as XMP. */
const loops = /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/;

const imageBlock = 0x2c;
const extension = 0x21;
const trailer = 0x3b;

const colourTable = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/** Each sub-block starts with its length. Returns the end of the last one. */
function afterSubBlocks(file: DataView, start: number): number {
  let at = start;
  for (let length = file.getUint8(at); length > 0; length = file.getUint8(at)) at += length + 1;
  return at + 1;
}

const textAt = (file: DataView, at: number, length: number): string =>
  Array.from({ length }, (_, index) => String.fromCodePoint(file.getUint8(at + index))).join("");

/** Whether an extension controls the next image or the loop count. */
function isPartOfPicture(file: DataView, at: number): boolean {
  const label = file.getUint8(at + 1);
  return label === 0xf9 || (label === 0xff && loops.test(textAt(file, at + 3, 11)));
}

/** GIF89a. `kept`: ranges without comments, application data or trailing bytes. Throws a RangeError if truncated. */
export function readGif(file: DataView): FoundPicture & { kept: [start: number, end: number][] } {
  let at = 13 + colourTable(file.getUint8(10));
  let images = 0;
  const kept: [number, number][] = [[0, at]];
  for (let kind = file.getUint8(at); kind !== trailer; kind = file.getUint8(at)) {
    const start = at;
    if (kind === imageBlock) {
      images += 1;
      at = afterSubBlocks(file, at + 11 + colourTable(file.getUint8(at + 9)));
    } else if (kind === extension) at = afterSubBlocks(file, at + 2);
    else throw new RangeError("A GIF has no such block.");
    if (kind === imageBlock || isPartOfPicture(file, start)) kept.push([start, at]);
  }
  kept.push([at, at + 1]);
  const size = { width: file.getUint16(6, true), height: file.getUint16(8, true) };
  return { ...size, moves: images > 1, end: at + 1, kept };
}
