import { randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { pngChunk, pngOf } from "./desktop/png-of.ts";
import { examplePhoto } from "./example-photo.ts";

/** Red, green, blue and white corners, which reveal the rotation. */
const corners = () =>
  sharp({ create: { width: 120, height: 80, channels: 3, background: "#888" } }).composite(
    [
      ["#f00", 0, 0],
      ["#0f0", 80, 0],
      ["#00f", 0, 40],
      ["#fff", 80, 40],
    ].map(([background, left, top]) => ({
      input: { create: { width: 40, height: 40, channels: 3, background: String(background) } },
      left: Number(left),
      top: Number(top),
    })),
  );

const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

const frames = (count: number, side: number) =>
  sharp(randomBytes(side * side * count * 3), {
    raw: { width: side, height: side * count, channels: 3, pageHeight: side },
  });

const pngWith = (png: Buffer, added: Buffer): Buffer =>
  Buffer.concat([png.subarray(0, 33), added, png.subarray(33)]);

async function longGif(): Promise<Buffer> {
  const gif = await frames(3, 120).gif().toBuffer();
  const pictures = gif.subarray(13 + (3 << ((gif.readUInt8(10) & 7) + 1)), -1);
  const times = Math.ceil(5_000_001 / pictures.length);
  return Buffer.concat([
    gif.subarray(0, -1),
    ...Array.from({ length: times }, () => pictures),
    gif.subarray(-1),
  ]);
}

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

const still = () => noise(200, 150);

const plain = (background: string) => sharp({ create: { width: 300, height: 200, channels: 4, background } });

const colour = "#c8a07b";

function box(name: string, inner: Buffer, front = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(8 + front.length + inner.length);
  return Buffer.concat([length, Buffer.from(name), front, inner]);
}

function heic(): Buffer {
  const ispe = Buffer.concat([
    Buffer.from("00000014", "hex"),
    Buffer.from("ispe"),
    Buffer.from("000000000000004000000040", "hex"),
  ]);
  return Buffer.concat([
    box("ftyp", Buffer.from("heic\0\0\0\0mif1heic")),
    box("meta", box("iprp", box("ipco", ispe)), Buffer.alloc(4)),
    box("mdat", randomBytes(500)),
  ]);
}

const behind = Buffer.from("PK\u0003\u0004<script>alert('left over')</script>");
const withBehind = async (whole: Promise<Buffer>) => Buffer.concat([await whole, behind]);

const samples = {
  "an empty file": () => Buffer.alloc(0),
  "a TIFF": () => still().tiff().toBuffer(),
  "half a JPEG": async () => half(await still().jpeg().toBuffer()),
  "101 megapixels that are small as a file": () => pngOf(10_100, 10_000),
  "a PNG of noise between its chunks": async () =>
    Buffer.concat([
      (await still().png().toBuffer()).subarray(0, 33),
      pngChunk("IDAT", randomBytes(5000)),
      pngChunk("IEND", Buffer.alloc(0)),
    ]),
  "a JPEG of headers alone": () => Buffer.from("ffd8ffc0000b080010001001011100ffd9", "hex"),
  "a HEIC, which this browser does not know": heic,
  "a moving GIF of more than 5 MB": longGif,

  "a phone's photo": examplePhoto,
  "a PNG": () => still().png().toBuffer(),

  "a PNG of 16 bits": () => plain(colour).removeAlpha().toColourspace("rgb16").png().toBuffer(),
  "a grey PNG": () => plain("#808080").greyscale().png().toBuffer(),
  "a CMYK JPEG": () => plain(colour).removeAlpha().toColourspace("cmyk").jpeg({ quality: 98 }).toBuffer(),
  "a photo in the wide colours of a phone": () =>
    plain(colour).removeAlpha().withIccProfile("p3").jpeg({ quality: 98 }).toBuffer(),
  "an AVIF": () => plain(colour).avif({ effort: 0, quality: 90 }).toBuffer(),
  "a still GIF": () => plain(colour).gif().toBuffer(),
  "a WebP": () => plain(colour).webp().toBuffer(),
  "a PNG that lets see through": () => plain("rgba(200, 160, 123, 0.5)").png().toBuffer(),
  "a PNG with 100 MB of packed words in it": async () =>
    pngWith(
      await plain(colour).png().toBuffer(),
      pngChunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(Buffer.alloc(100_000_000))])),
    ),

  "a JPEG with more behind it": () => withBehind(still().jpeg().toBuffer()),
  "a moving GIF with more behind it": () => withBehind(frames(3, 60).gif().toBuffer()),
  "a moving GIF": () => frames(3, 120).gif().toBuffer(),
  "a moving WebP": () => frames(3, 120).webp().toBuffer(),
} satisfies Record<string, () => Buffer | Promise<Buffer>>;

export type SampleName = keyof typeof samples;

/** `turned`: a picture with coloured corners, stored with this EXIF orientation as by a phone. */
export async function sampleOf(sample: SampleName | { turned: number }): Promise<Buffer> {
  if (typeof sample === "string") return await samples[sample]();
  return await sharp(await corners().png().toBuffer())
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: sample.turned })
    .toBuffer();
}

export async function readPicture(file: Buffer) {
  const { width, height, format, pages = 1, exif, xmp, iptc } = await sharp(file).metadata();
  const isBig = width * height > 100_000;
  const { data, info } = await sharp(file).autoOrient().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  const { channels } = await sharp(file).stats();
  return {
    width,
    height,
    format,
    pages,
    tells: Object.entries({ exif, xmp, iptc }).flatMap(([name, found]) => (found ? name : [])),
    middle: [...data.subarray(at, at + info.channels)],
    average: channels.map(({ mean }) => mean),
    /** Returns upright pixels of three bytes each. Use only for small pictures. */
    upright: { width: info.width, height: info.height },
    pixels: isBig ? [] : [...(await sharp(file).autoOrient().removeAlpha().raw().toBuffer())],
  };
}

export type ReadPicture = Awaited<ReturnType<typeof readPicture>>;
