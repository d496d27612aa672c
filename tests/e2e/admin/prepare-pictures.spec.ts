import { randomBytes } from "node:crypto";
import { deflateSync, crc32 } from "node:zlib";
import { refusals, remarks } from "@brightwren/admin/picture-refusals";
import { byteBudget } from "@brightwren/admin/picture-sizes";
import type { Page } from "playwright/test";
import sharp from "sharp";
import { pngOf } from "../../setup/desktop/png-of.ts";
import { examplePhoto } from "../../setup/example-photo.ts";
import { expect, test } from "../../setup/writing-journey.ts";
import { servePreparePage } from "../../setup/prepare-page/serve-prepare-page.ts";

/** The real worker, bundled as the admin's is and under the site's policy; what calls it is a page of the tests'. */
let site: Awaited<ReturnType<typeof servePreparePage>>;
test.beforeAll(async () => {
  site = await servePreparePage();
});
test.afterAll(() => site.stop());
test.beforeEach(({ page }) => page.goto(site.url));

type Outcome =
  | { refused: string; picture?: never }
  | {
      refused?: never;
      picture: { hash: string; width: number; height: number; colour: string; ending: string; name: string };
      remark: string | undefined;
      files: { name: string; type: string; bytes: Buffer }[];
    };

/** Prepares a file as the admin will: handed over by a file chooser, under a name and a type that say nothing. */
async function prepare(page: Page, buffer: Buffer): Promise<Outcome> {
  await page.getByLabel("Picture").setInputFiles({ name: "holiday.jpg", mimeType: "image/jpeg", buffer });
  const outcome = await page.getByLabel("Picture").evaluate(async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) throw new Error("There is no file.");
    try {
      const { files, remark, ...picture } = await globalThis.preparing.preparePicture(file);
      const read = files.map(async ({ name, blob }) => {
        const address = await new Promise<string>((resolve) => {
          const reader = new FileReader();
          reader.addEventListener("load", () => resolve(reader.result as string));
          reader.readAsDataURL(blob);
        });
        return { name, type: blob.type, base64: address.slice(address.indexOf(",") + 1) };
      });
      return { picture, remark, files: await Promise.all(read) };
    } catch (error) {
      return { refused: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
    }
  });
  if (outcome.refused !== undefined) return { refused: outcome.refused };
  return {
    ...outcome,
    files: outcome.files.map(({ base64, ...file }) => ({ ...file, bytes: Buffer.from(base64, "base64") })),
  };
}

async function prepared(page: Page, buffer: Buffer) {
  const outcome = await prepare(page, buffer);
  if (outcome.refused !== undefined) throw new Error(outcome.refused);
  const largest = outcome.files.at(-1);
  if (!largest) throw new Error("There is no file.");
  return { ...outcome, largest };
}

/** Red, green, blue and white corners of a picture, by which one sees how it was turned. */
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

/** A GIF or WebP of these many pictures: stripes one below the other, which sharp takes apart. */
const frames = (count: number, side: number) =>
  sharp(randomBytes(side * side * count * 3), {
    raw: { width: side, height: side * count, channels: 3, pageHeight: side },
  });

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** A PNG with a chunk put in behind its header. */
const pngWith = (png: Buffer, added: Buffer): Buffer =>
  Buffer.concat([png.subarray(0, 33), added, png.subarray(33)]);

/** A GIF of more than 5 MB: the same three pictures over and over. */
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

const bad: [what: string, make: () => Promise<Buffer> | Buffer, sentence: string][] = [
  ["an empty file", () => Buffer.alloc(0), refusals.empty],
  ["a text", () => Buffer.from("Dear Sir or Madam, this is no picture.".repeat(50)), refusals.noPicture],
  ["a web page", () => Buffer.from("<!doctype html><img src=x onerror=alert(1)>"), refusals.noPicture],
  ["a program", () => Buffer.concat([Buffer.from("MZ"), randomBytes(4000)]), refusals.noPicture],
  [
    "an SVG",
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    refusals.drawing,
  ],
  ["a PDF", () => Buffer.from("%PDF-1.7\n1 0 obj"), refusals.noPicture],
  ["a TIFF", () => still().tiff().toBuffer(), refusals.noPicture],
  [
    "a video",
    () => Buffer.from("\0\0\0\u0018ftypmp42\0\0\0\0mp42isom\0\0\0\u0008mdat", "latin1"),
    refusals.video,
  ],
  ["half a JPEG", async () => half(await still().jpeg().toBuffer()), refusals.cutOff],
  [
    "half a progressive JPEG",
    async () => half(await still().jpeg({ progressive: true }).toBuffer()),
    refusals.cutOff,
  ],
  ["half a PNG", async () => half(await still().png().toBuffer()), refusals.cutOff],
  ["a PNG without its end", async () => (await still().png().toBuffer()).subarray(0, -12), refusals.cutOff],
  ["half a WebP", async () => half(await still().webp().toBuffer()), refusals.cutOff],
  ["half an AVIF", async () => half(await still().avif({ effort: 0 }).toBuffer()), refusals.cutOff],
  ["half a GIF", async () => half(await still().gif().toBuffer()), refusals.cutOff],
  [
    "a WebP whose second half is zeros",
    async () => {
      const whole = await still().webp().toBuffer();
      return whole.fill(0, whole.length / 2);
    },
    refusals.cutOff,
  ],
  [
    "a PNG that says 30,000 by 30,000",
    async () => {
      const png = await still().png().toBuffer();
      png.writeUInt32BE(30_000, 16);
      png.writeUInt32BE(30_000, 20);
      return png;
    },
    refusals.tooManyPixels(900_000_000),
  ],
  [
    "101 megapixels that are small as a file",
    () => pngOf(10_100, 10_000),
    refusals.tooManyPixels(101_000_000),
  ],
  [
    "a picture without width",
    async () => {
      const png = await still().png().toBuffer();
      png.writeUInt32BE(0, 16);
      return png;
    },
    refusals.damaged,
  ],
  [
    "a PNG of noise between its chunks",
    async () => {
      const png = await still().png().toBuffer();
      return Buffer.concat([
        png.subarray(0, 33),
        chunk("IDAT", randomBytes(5000)),
        chunk("IEND", Buffer.alloc(0)),
      ]);
    },
    refusals.damaged,
  ],
  [
    "a JPEG of headers alone",
    () => Buffer.from("ffd8ffc0000b080010001001011100ffd9", "hex"),
    refusals.damaged,
  ],
  [
    "a HEIC, which this browser does not know",
    () => {
      const ispe = Buffer.concat([
        Buffer.from("00000014", "hex"),
        Buffer.from("ispe"),
        Buffer.from("000000000000004000000040", "hex"),
      ]);
      const box = (name: string, inner: Buffer, front = Buffer.alloc(0)) => {
        const length = Buffer.alloc(4);
        length.writeUInt32BE(8 + front.length + inner.length);
        return Buffer.concat([length, Buffer.from(name), front, inner]);
      };
      const meta = box("meta", box("iprp", box("ipco", ispe)), Buffer.alloc(4));
      return Buffer.concat([
        box("ftyp", Buffer.from("heic\0\0\0\0mif1heic")),
        meta,
        box("mdat", randomBytes(500)),
      ]);
    },
    refusals.heic,
  ],
  ["a moving GIF of more than 5 MB", longGif, refusals.movingGifTooLarge],
];

test("what is no picture, not a whole one or too large is refused with its reason", async ({ page }) => {
  for (const [what, make, sentence] of bad)
    await test.step(what, async () => {
      expect(await prepare(page, await make()), what).toEqual({
        refused: `PictureRefusedError: ${sentence}`,
      });
    });
});

test("more than 40 MB are not even read", async ({ page }) => {
  const refused = await page.evaluate(() =>
    globalThis.preparing
      .preparePicture(new File([new Uint8Array(40_000_001)], "a.jpg"))
      .catch((error: Error) => error.message),
  );
  expect(refused).toBe(refusals.tooLarge);
});

test("a phone's photo comes in all sizes, each within its budget, and tells nothing of where it was taken", async ({
  page,
}) => {
  const photo = await examplePhoto();
  expect(photo.length).toBeGreaterThan(5_500_000);
  expect(photo.length).toBeLessThan(6_500_000);
  expect((await sharp(photo).metadata()).exif?.length).toBeGreaterThan(0);
  const { picture, files, largest, remark } = await prepared(page, photo);
  expect(picture).toMatchObject({ name: "holiday.jpg", width: 2400, height: 1800, ending: "webp" });
  expect(remark).toBeUndefined();
  expect(files.map(({ name }) => name)).toEqual([
    "480.webp",
    "800.webp",
    "1200.webp",
    "1600.webp",
    `2400x1800-${picture.colour.slice(1)}.webp`,
  ]);
  for (const { name, type, bytes } of files) {
    const width = Number.parseInt(name, 10);
    const { width: stored, height, format, exif, xmp, iptc } = await sharp(bytes).metadata();
    expect({ stored, height, format, type }).toEqual({
      stored: width,
      height: width * 0.75,
      format: "webp",
      type: "image/webp",
    });
    expect({ exif, xmp, iptc }, name).toEqual({});
    expect(bytes.includes("Example") || bytes.includes("Exif"), name).toBe(false);
    expect(bytes.length, name).toBeLessThanOrEqual(byteBudget(width));
    expect(bytes.length, name).toBeGreaterThan(byteBudget(width) * 0.6);
  }
  const digest = await crypto.subtle.digest("SHA-256", Uint8Array.from(largest.bytes));
  expect(picture.hash).toBe(Buffer.from(digest).toString("hex").slice(0, 32));
  // The same picture, seen from far.
  const { dominant: _, ...stats } = await sharp(photo).stats();
  const average = stats.channels.map(({ mean }) => mean);
  const told = [1, 3, 5].map((at) => Number.parseInt(picture.colour.slice(at, at + 2), 16));
  for (const [index, mean] of average.entries()) expect(Math.abs(mean - (told[index] ?? 0))).toBeLessThan(3);
});

test("photos are upright, however the phone was held", async ({ page }) => {
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const photo = await sharp(await corners().png().toBuffer())
      .jpeg({ quality: 95 })
      .withMetadata({ orientation })
      .toBuffer();
    const upright = await sharp(photo).autoOrient().removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const { picture, largest } = await prepared(page, photo);
    expect([picture.width, picture.height], String(orientation)).toEqual([
      upright.info.width,
      upright.info.height,
    ]);
    const pixels = await sharp(largest.bytes).removeAlpha().raw().toBuffer();
    const difference = pixels.reduce((sum, value, at) => sum + Math.abs(value - (upright.data[at] ?? 0)), 0);
    expect(difference / pixels.length, String(orientation)).toBeLessThan(12);
  }
});

/** The colour in the middle of a file. */
async function middle(bytes: Buffer): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + info.channels)];
}

const plain = (background: string) => sharp({ create: { width: 300, height: 200, channels: 4, background } });

/** Browsers and sharp mix its inks a little differently. */
const cmyk = "a CMYK JPEG";

const good: [what: string, make: () => Promise<Buffer>, colour: number[]][] = [
  [
    "a PNG of 16 bits",
    () => plain("#c8a07b").removeAlpha().toColourspace("rgb16").png().toBuffer(),
    [200, 160, 123],
  ],
  ["a grey PNG", () => plain("#808080").greyscale().png().toBuffer(), [128, 128, 128]],
  [
    cmyk,
    () => plain("#c8a07b").removeAlpha().toColourspace("cmyk").jpeg({ quality: 98 }).toBuffer(),
    [200, 160, 123],
  ],
  [
    "a photo in the wide colours of a phone",
    () => plain("#c8a07b").removeAlpha().withIccProfile("p3").jpeg({ quality: 98 }).toBuffer(),
    [200, 160, 123],
  ],
  ["an AVIF", () => plain("#c8a07b").avif({ effort: 0, quality: 90 }).toBuffer(), [200, 160, 123]],
  ["a still GIF", () => plain("#c8a07b").gif().toBuffer(), [200, 160, 123]],
  ["a WebP", () => plain("#c8a07b").webp().toBuffer(), [200, 160, 123]],
  [
    "a PNG that lets see through",
    () => plain("rgba(200, 160, 123, 0.5)").png().toBuffer(),
    [200, 160, 123, 128],
  ],
  [
    "a PNG with 100 MB of packed words in it",
    async () =>
      pngWith(
        await plain("#c8a07b").png().toBuffer(),
        chunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(Buffer.alloc(100_000_000))])),
      ),
    [200, 160, 123],
  ],
];

test("every kind of still picture keeps its colours", async ({ page }) => {
  for (const [what, make, colour] of good)
    await test.step(what, async () => {
      const { picture, largest, remark } = await prepared(page, await make());
      expect(picture, what).toMatchObject({ width: 300, height: 200, ending: "webp" });
      expect(remark).toBeUndefined();
      const found = await middle(largest.bytes);
      for (const [channel, value] of colour.entries())
        expect(Math.abs((found[channel] ?? 255) - value), what).toBeLessThan(what === cmyk ? 15 : 6);
    });
});

test("nothing that was put behind a picture is left", async ({ page }) => {
  const behind = Buffer.from("PK\u0003\u0004<script>alert('left over')</script>");
  for (const whole of [
    await still().jpeg().toBuffer(),
    await still().png().toBuffer(),
    await still().webp().toBuffer(),
    await still().avif({ effort: 0 }).toBuffer(),
    await still().gif().toBuffer(),
    await frames(3, 60).gif().toBuffer(),
  ]) {
    const { files } = await prepared(page, Buffer.concat([whole, behind]));
    for (const { bytes } of files) expect(bytes.includes("left over")).toBe(false);
  }
});

test("a GIF that moves is kept as it is; of a WebP that moves the first picture, with a remark", async ({
  page,
}) => {
  const gif = await frames(3, 120).gif().toBuffer();
  const kept = await prepared(page, Buffer.concat([gif, Buffer.from("behind")]));
  expect(kept.remark).toBe(remarks.movingGif);
  expect(kept.picture).toMatchObject({ width: 120, height: 120, ending: "gif" });
  expect(kept.files).toHaveLength(1);
  expect(kept.largest.type).toBe("image/gif");
  expect(kept.largest.bytes.equals(gif)).toBe(true);

  const webp = await prepared(page, await frames(3, 120).webp().toBuffer());
  expect(webp.remark).toBe(remarks.firstOnly);
  expect((await sharp(webp.largest.bytes).metadata()).pages ?? 1).toBe(1);
});

test("the page goes on while a photo is prepared; it can be stopped, and the next one follows", async ({
  page,
}) => {
  await page
    .getByLabel("Picture")
    .setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: await examplePhoto() });
  const found = await page.getByLabel("Picture").evaluate(async (input: HTMLInputElement) => {
    const [photo] = input.files ?? [];
    if (!photo) throw new Error("There is no file.");
    const { preparePicture } = globalThis.preparing;
    const tasks: number[] = [];
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: "longtask",
    });
    const stop = new AbortController();
    const stopped = preparePicture(photo, {
      signal: stop.signal,
      onProgress: () => stop.abort(new Error("The person changed her mind.")),
    });
    // Waits its turn, and is called off before it comes.
    const unwanted = new AbortController();
    const neverBegun = preparePicture(photo, { signal: unwanted.signal });
    unwanted.abort(new Error("Not this one."));
    const steps: number[] = [];
    const second = preparePicture(photo, { onProgress: (done) => steps.push(done) });
    const reasons = (await Promise.allSettled([stopped, neverBegun])).map(
      (result) => result.status === "rejected" && (result.reason as Error).message,
    );
    return { reasons, files: (await second).files.length, steps, longest: Math.max(0, ...tasks) };
  });
  expect(found.reasons).toEqual(["The person changed her mind.", "Not this one."]);
  expect(found.files).toBe(5);
  expect(found.steps).toEqual(found.steps.toSorted((a, b) => a - b));
  expect(found.steps.at(-1)).toBe(1);
  // A task is called long from 50 ms on.
  expect(found.longest).toBe(0);
});

test("where no worker can be had a sentence says so", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource/);
  await page.route(/picture-worker/, (route) => route.fulfill({ status: 404, body: "" }));
  expect(await prepare(page, await still().png().toBuffer())).toEqual({
    refused: `PictureRefusedError: ${refusals.notStarted}`,
  });
});
