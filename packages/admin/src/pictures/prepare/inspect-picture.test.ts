import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { inspectPicture } from "./inspect-picture.ts";
import { refusals } from "./refusals.ts";

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

test.each(formats)("recognises a %s by its bytes and finds its end", async (_, kind, encode) => {
  const whole = await encode(picture.clone()).toBuffer();
  const found = inspect(joined([whole, Buffer.from("PK\u0003\u0004 and <script>alert(1)</script>")]));
  expect(found).toMatchObject({ kind, moves: false });
  expect(joined(found.bytes).equals(whole)).toBe(true);
});

test.each(formats)("rejects a truncated %s", async (_, _kind, encode) => {
  const whole = await encode(picture.clone()).toBuffer();
  for (const part of [0.4, 0.7, 0.95])
    expect(() => inspect(whole.subarray(0, Math.floor(whole.length * part)))).toThrow(refusals.cutOff);
  expect(() => inspect(whole.subarray(0, -1))).toThrow(refusals.cutOff);
});

test.each(formats.filter(([name]) => /webp|avif/.test(name)))(
  "rejects a %s that ends in zeros",
  async (_, _kind, encode) => {
    const whole = await encode(picture.clone()).toBuffer();
    expect(() => inspect(Buffer.from(whole).fill(0, whole.length - 600))).toThrow(refusals.cutOff);
  },
);

test("distinguishes animated pictures from still ones", async () => {
  for (const encode of [(from: Sharp) => from.gif(), (from: Sharp) => from.webp({ lossless: true })])
    expect(inspect(await encode(two()).toBuffer()).moves).toBe(true);
});

test.each([
  ["nothing", "", refusals.empty],
  ["words", "Dear Sir or Madam", refusals.noPicture],
  ["a page", "<!doctype html><script>alert(1)</script>", refusals.noPicture],
  ["an SVG", '<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg"/>', refusals.drawing],
  ["a PDF", "%PDF-1.7", refusals.noPicture],
  ["a video", "\0\0\0\u0018ftypmp42\0\0\0\0mp42isom", refusals.video],
  ["a JPEG of three bytes", "\u00FF\u00D8\u00FF", refusals.cutOff],
  ["a PNG of its signature", "\u0089PNG\r\n\u001A\n", refusals.cutOff],
  ["a GIF of its name", "GIF89a", refusals.cutOff],
  ["a WebP of its name", "RIFF\u0004\0\0\0WEBP", refusals.damaged],
])("explains why it rejects a file: %s", (_, text, sentence) => {
  expect(() => inspect(Buffer.from(text, "latin1"))).toThrow(sentence);
});

test.each([
  [30_000, 30_000, refusals.tooManyPixels(900_000_000)],
  [0xffffffff, 0xffffffff, "megapixels"],
  [0, 10, refusals.damaged],
])("rejects a %d × %d PNG before decoding it", async (width, height, sentence) => {
  const png = await picture.clone().png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  expect(() => inspect(png)).toThrow(sentence);
});
