import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { inspectPicture } from "./inspect-picture.ts";
import { pictureErrors } from "./picture-errors.ts";

const picture = sharp({
  create: {
    width: 64,
    height: 48,
    channels: 3,
    background: "#c8a07b",
    noise: { type: "gaussian", mean: 128, sigma: 60 },
  },
});
const two = () =>
  sharp(
    [
      { create: { width: 8, height: 8, channels: 3, background: "#fff" } },
      { create: { width: 8, height: 8, channels: 3, background: "#000" } },
    ] as never,
    { join: { animated: true } },
  );

const inspect = (bytes: Uint8Array) => inspectPicture(Uint8Array.from(bytes));
const joined = (parts: Uint8Array[]) => Buffer.concat(parts);

const formats: [string, string, (from: Sharp) => Sharp][] = [
  ["jpeg", "jpeg", (from) => from.jpeg()],
  ["progressive jpeg", "jpeg", (from) => from.jpeg({ progressive: true })],
  ["png", "png", (from) => from.png()],
  ["webp", "webp", (from) => from.webp()],
  ["lossless webp", "webp", (from) => from.webp({ lossless: true })],
  ["webp with a profile", "webp", (from) => from.keepIccProfile().withIccProfile("p3").webp()],
  ["avif", "avif", (from) => from.avif({ effort: 0 })],
  ["gif", "gif", (from) => from.gif()],
];

test.each(formats)("recognises %s data and drops trailing bytes", async (_, kind, encode) => {
  const whole = await encode(picture.clone()).toBuffer();
  const found = inspect(joined([whole, Buffer.from("PK\u0003\u0004 and <script>alert(1)</script>")]));
  expect(found).toMatchObject({ kind, moves: false });
  expect(joined(found.bytes).equals(whole)).toBe(true);
});

test.each(formats)("rejects truncated %s data", async (_, _kind, encode) => {
  const whole = await encode(picture.clone()).toBuffer();
  for (const part of [0.4, 0.7, 0.95])
    expect(() => inspect(whole.subarray(0, Math.floor(whole.length * part)))).toThrow(pictureErrors.cutOff);
  expect(() => inspect(whole.subarray(0, -1))).toThrow(pictureErrors.cutOff);
});

test.each(formats.filter(([name]) => /webp|avif/.test(name)))(
  "rejects %s data that ends in zeros",
  async (_, _kind, encode) => {
    const whole = await encode(picture.clone()).toBuffer();
    expect(() => inspect(Buffer.from(whole).fill(0, whole.length - 600))).toThrow(pictureErrors.cutOff);
  },
);

test("recognises animated pictures", async () => {
  for (const encode of [(from: Sharp) => from.gif(), (from: Sharp) => from.webp({ lossless: true })])
    expect(inspect(await encode(two()).toBuffer()).moves).toBe(true);
});

test.each([
  ["an empty file", "", pictureErrors.empty],
  ["plain text", "Dear Sir or Madam", pictureErrors.noPicture],
  ["a web page", "<!doctype html><script>alert(1)</script>", pictureErrors.noPicture],
  [
    "an SVG",
    '<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg"/>',
    pictureErrors.drawing,
  ],
  ["a PDF", "%PDF-1.7", pictureErrors.noPicture],
  ["a video", "\0\0\0\u0018ftypmp42\0\0\0\0mp42isom", pictureErrors.video],
  ["a JPEG with only three bytes", "\u00FF\u00D8\u00FF", pictureErrors.cutOff],
  ["a PNG with only its signature", "\u0089PNG\r\n\u001A\n", pictureErrors.cutOff],
  ["a GIF with only its signature", "GIF89a", pictureErrors.cutOff],
  ["a WebP with only its signature", "RIFF\u0004\0\0\0WEBP", pictureErrors.damaged],
])("explains why it rejects %s", (_, text, sentence) => {
  expect(() => inspect(Buffer.from(text, "latin1"))).toThrow(sentence);
});

test.each([
  [30_000, 30_000, pictureErrors.tooManyPixels(900_000_000)],
  [0xffffffff, 0xffffffff, "megapixels"],
  [0, 10, pictureErrors.damaged],
])("rejects a %d × %d PNG before decoding it", async (width, height, sentence) => {
  const png = await picture.clone().png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  expect(() => inspect(png)).toThrow(sentence);
});
