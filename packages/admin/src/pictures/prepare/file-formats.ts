export type FoundPicture = {
  /** Before rotation. The largest picture if the file contains several. */
  width: number;
  height: number;
  moves: boolean;
  /** Offset of the end of the picture data. Trailing bytes are ignored. */
  end: number;
  /** The ranges to keep, if the picture contains other data. */
  kept?: [start: number, end: number][];
};

export type Size = { width: number; height: number };

const larger = (one: Size, other: Size): Size =>
  other.width * other.height > one.width * one.height ? other : one;

const nothing: Size = { width: 0, height: 0 };

const textAt = (file: DataView, at: number, length = 4): string =>
  Array.from({ length }, (_, index) => String.fromCodePoint(file.getUint8(at + index))).join("");

/** SOF0 to SOF15 contain a JPEG's size, except for three markers in that range (ITU T.81, table B.1). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Zero, TEM, RST0 to RST7 and SOI have no length field. */
const standsAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

export function readJpeg(file: DataView): FoundPicture {
  const bytes = new Uint8Array(file.buffer, file.byteOffset, file.byteLength);
  let size = nothing;
  let at = 2;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0) throw new RangeError("A JPEG without its end.");
    const marker = file.getUint8(at + 1);
    if (marker === 0xd9) return { ...size, moves: false, end: at + 2 };
    if (isFrame(marker))
      size = larger(size, { width: file.getUint16(at + 7), height: file.getUint16(at + 5) });
    if (marker === 0xff) at += 1;
    else at += standsAlone(marker) ? 2 : 2 + file.getUint16(at + 2);
  }
}

export function readPng(file: DataView): FoundPicture {
  let size = nothing;
  let moves = false;
  for (let at = 8; ;) {
    const chunk = textAt(file, at + 4);
    const end = at + 12 + file.getUint32(at);
    if (end > file.byteLength) throw new RangeError("A PNG without its end.");
    if (chunk === "IHDR")
      size = larger(size, { width: file.getUint32(at + 8), height: file.getUint32(at + 12) });
    if (chunk === "acTL") moves = file.getUint32(at + 8) > 1;
    if (chunk === "IEND") return { ...size, moves, end };
    at = end;
  }
}

/** Three chunk types contain a size (RFC 9649, sections 2.5 to 2.7). */
function webpSize(file: DataView, chunk: string, at: number): Size {
  if (chunk === "VP8X")
    return {
      width: 1 + (file.getUint32(at + 4, true) & 0xffffff),
      height: 1 + (file.getUint32(at + 6, true) >>> 8),
    };
  if (chunk === "VP8 ")
    return { width: file.getUint16(at + 6, true) & 0x3fff, height: file.getUint16(at + 8, true) & 0x3fff };
  if (chunk !== "VP8L") return nothing;
  const bits = file.getUint32(at + 1, true);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

/** An interrupted download may fill the rest of the file with zeros. Chromium and Firefox decode it partially. */
function refuseZeros(file: DataView, end: number): void {
  const last = new Uint8Array(file.buffer, file.byteOffset, end).subarray(-512);
  if (last.length === 512 && last.every((byte) => byte === 0)) throw new RangeError("A file of zeros.");
}

/** Throws a RangeError if the file or its last chunk is truncated. */
export function readWebp(file: DataView): FoundPicture {
  const end = 8 + file.getUint32(4, true);
  let size = nothing;
  let pictures = 0;
  let at = 12;
  while (at < end) {
    const chunk = textAt(file, at);
    const length = file.getUint32(at + 4, true);
    size = larger(size, webpSize(file, chunk, at + 8));
    if (chunk === "ANMF") pictures += 1;
    at += 8 + length;
    if (at > end || end > file.byteLength) throw new RangeError("A WebP without its end.");
    at += length % 2;
  }
  refuseZeros(file, end);
  return { ...size, moves: pictures > 1, end };
}

/** Nested boxes on the path to the size, with the number of bytes before their first child. */
const outerBoxes: Record<string, number> = { meta: 12, iprp: 8, ipco: 8 };

/** AVIF or HEIC (ISO/IEC 14496-12, 23008-12). Throws a RangeError if the last box is truncated. */
export function readBoxes(file: DataView): FoundPicture {
  let size = nothing;
  let moves = false;
  function read(start: number, end: number): number {
    let at = start;
    while (at + 8 <= end) {
      const box = textAt(file, at + 4);
      const length = boxLength(file, at) || end - at;
      if (length < 8 || at + length > end) {
        if (/^(ftyp|meta|mdat|moov|iprp|ipco|ispe)$/.test(box))
          throw new RangeError("A box without its end.");
        break;
      }
      const inner = outerBoxes[box];
      if (inner !== undefined) read(at + inner, at + length);
      if (box === "ispe")
        size = larger(size, { width: file.getUint32(at + 12), height: file.getUint32(at + 16) });
      if (box === "moov") moves = true;
      at += length;
    }
    return at;
  }
  const end = read(0, file.byteLength);
  refuseZeros(file, end);
  return { ...size, moves, end };
}

function boxLength(file: DataView, at: number): number {
  const length = file.getUint32(at);
  return length === 1 ? Number(file.getBigUint64(at + 8)) : length;
}

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

/** Whether an extension controls the next image or the loop count. */
function isPartOfPicture(file: DataView, at: number): boolean {
  const label = file.getUint8(at + 1);
  return label === 0xf9 || (label === 0xff && loops.test(textAt(file, at + 3, 11)));
}

/** GIF89a. `kept`: ranges without comments, application data or trailing bytes. Throws a RangeError if truncated. */
export function readGif(file: DataView): Required<FoundPicture> {
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
