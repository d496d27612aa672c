import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { testFolder } from "@brightwren/core/testing/test-folder";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { encodePicture, measurePicture, ownWidths } from "./encode-picture.ts";

let cache: string;
beforeEach(async () => {
  cache = await testFolder();
});

const flat = (width: number, height: number, background = "#c08040") =>
  sharp({ create: { width, height, channels: 3, background } });

async function onlyPicture() {
  const [name = "", ...others] = await readdir(cache);
  expect(others).toEqual([]);
  return { folder: join(cache, name), files: (await readdir(join(cache, name))).toSorted() };
}

test.each([
  [300, [300]],
  [480, [480]],
  [1000, [480, 800, 1000]],
  [1600, [480, 800, 1200, 1600]],
  [4000, [480, 800, 1200, 1600]],
])("encodes a picture that is %i pixels wide in %j", (width, widths) => {
  expect(ownWidths(width)).toEqual(widths);
});

test("normalises a photograph's orientation, colour space and metadata", async () => {
  const photo = await flat(700, 1000)
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: "Ann" } } })
    .withIccProfile("p3")
    .jpeg()
    .toBuffer();
  const { facts, isNew } = await encodePicture(photo, cache);
  expect(isNew).toBe(true);
  expect(facts).toMatchObject({ width: 1000, height: 700, own: { widths: [480, 800, 1000] } });
  expect(facts.own?.stem).toMatch(/^\/pictures\/posts\/[0-9a-f]{20}$/);
  const { folder, files } = await onlyPicture();
  const sized = files.filter((name) => name !== "facts.json" && name !== "preview.avif");
  expect(sized).toHaveLength(6);
  for (const file of sized) {
    const { width, height, exif, icc, xmp, orientation, space } = await sharp(join(folder, file)).metadata();
    expect(file).toContain(`-${width}.`);
    expect(height).toBe(Math.round(width * 0.7));
    expect({ exif, icc, xmp, orientation, space }).toEqual({ space: "srgb" });
  }
});

test("returns the average colour, or none when the picture is transparent", async () => {
  const { facts } = await encodePicture(await flat(40, 20).png().toBuffer(), cache);
  expect(facts.colour).toBe("#c08040");
  const glass = await sharp({ create: { width: 40, height: 20, channels: 4, background: "#c0804080" } })
    .png()
    .toBuffer();
  expect((await encodePicture(glass, cache)).facts.colour).toBeUndefined();
});

test("encodes the same bytes only once", async () => {
  const picture = await flat(60, 40).png().toBuffer();
  const first = await encodePicture(picture, cache);
  const { folder } = await onlyPicture();
  const { mtimeMs } = await stat(join(folder, "facts.json"));
  expect(await encodePicture(Buffer.from(picture), cache)).toEqual({ facts: first.facts, isNew: false });
  expect((await stat(join((await onlyPicture()).folder, "facts.json"))).mtimeMs).toBe(mtimeMs);
  await rm(folder, { recursive: true });
  expect(await encodePicture(picture, cache)).toEqual(first);
});

test("leaves animations and vector graphics unchanged", async () => {
  const frames = await Promise.all(["red", "blue"].map((colour) => flat(30, 20, colour).png().toBuffer()));
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const lines = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>');
  for (const picture of [moving, lines])
    expect((await encodePicture(picture, cache)).facts).toEqual({ width: 30, height: 20 });
  expect(await readdir(cache)).toEqual([]);
});

/** A PNG whose header claims this size. */
async function boastful(side: number): Promise<Buffer> {
  const png = await flat(1, 1).png().toBuffer();
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

test("rejects undecodable bytes and leaves no files behind", async () => {
  const whole = await flat(600, 400).jpeg().toBuffer();
  const cut = whole.subarray(0, whole.length - 300);
  const noise = Buffer.from("<html>Not found</html>");
  for (const picture of [cut, noise, await boastful(30_000)])
    await expect(encodePicture(picture, cache)).rejects.toThrow(/./);
  await expect(measurePicture(noise)).rejects.toThrow(/./);
  expect(await readdir(cache)).toEqual([]);
});
