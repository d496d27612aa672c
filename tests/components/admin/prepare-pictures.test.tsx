import { pictureErrors, notices } from "@brightwren/admin/picture-errors";
import { byteBudget } from "@brightwren/admin/picture-sizes";
import { preparePicture } from "@brightwren/admin/prepare-picture";
import { commands } from "vitest/browser";
import { vi } from "vitest";
import { expect, test } from "../../setup/components/component-test.ts";
import type { SampleName } from "../../setup/sample-pictures.ts";

type Sample = Parameters<typeof commands.samplePicture>[0];

async function fileOf(sample: Sample): Promise<File> {
  const bytes = await fetch(`data:;base64,${await commands.samplePicture(sample)}`);
  return new File([await bytes.blob()], "holiday.jpg", { type: "image/jpeg" });
}

const base64Of = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve((reader.result as string).replace(/^.*,/, "")));
    reader.readAsDataURL(blob);
  });

async function prepare(file: File) {
  const { files, ...picture } = await preparePicture(file);
  const largest = files.at(-1);
  if (!largest) throw new Error("There is no file.");
  return { ...picture, files, largest, stored: await commands.readPicture(await base64Of(largest.blob)) };
}

// inspect-picture's unit tests cover what a file's first bytes or its length show.
const bad: Partial<Record<SampleName, string>> = {
  "an empty file": pictureErrors.empty,
  "a TIFF": pictureErrors.noPicture,
  "half a JPEG": pictureErrors.cutOff,
  "101 megapixels that are small as a file": pictureErrors.tooManyPixels(101_000_000),
  "a PNG of noise between its chunks": pictureErrors.damaged,
  "a JPEG of headers alone": pictureErrors.damaged,
  "a HEIC, which this browser does not know": pictureErrors.heic,
  "a moving GIF of more than 5 MB": pictureErrors.movingGifTooLarge,
};

test("reports why it rejects a file", async () => {
  for (const [what, sentence] of Object.entries(bad)) {
    const refused = preparePicture(await fileOf(what as SampleName));
    await expect(refused, what).rejects.toThrow(
      expect.objectContaining({ name: "PictureRejectedError", message: sentence }),
    );
  }
});

test("rejects files over 40 MB without reading them", async () => {
  const large = new File([new Uint8Array(40_000_001)], "a.jpg");
  await expect(preparePicture(large)).rejects.toThrow(pictureErrors.tooLarge);
});

test("keeps every size of a phone photo within its byte limit", async () => {
  const photo = await fileOf("a phone's photo");
  expect(photo.size).toBeGreaterThan(5_500_000);
  expect(photo.size).toBeLessThan(6_500_000);
  const original = await commands.readPicture(await base64Of(photo));
  expect(original.tells).toContain("exif");
  const { files, largest, notice, ...picture } = await prepare(photo);
  expect(picture).toMatchObject({ name: "holiday.jpg", width: 2400, height: 1800, ending: "webp" });
  expect(notice).toBeUndefined();
  expect(files.map(({ name }) => name)).toEqual([
    "480.webp",
    "800.webp",
    "1200.webp",
    "1600.webp",
    `2400x1800-${picture.colour.slice(1)}.webp`,
  ]);
  for (const { name, blob } of files) {
    const width = Number.parseInt(name, 10);
    expect(blob.type).toBe("image/webp");
    expect(await commands.readPicture(await base64Of(blob))).toMatchObject({
      width,
      height: width * 0.75,
      format: "webp",
      tells: [],
    });
    expect(await blob.text(), name).not.toMatch(/Example|Exif/);
    expect(blob.size, name).toBeLessThanOrEqual(byteBudget(width));
    expect(blob.size, name).toBeGreaterThan(byteBudget(width) * 0.6);
  }
  const digest = await crypto.subtle.digest("SHA-256", await largest.blob.arrayBuffer());
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
  expect(picture.hash).toBe(hex.join("").slice(0, 32));
  const colour = [1, 3, 5].map((at) => Number.parseInt(picture.colour.slice(at, at + 2), 16));
  for (const [index, mean] of original.average.entries())
    expect(Math.abs(mean - (colour[index] ?? 0))).toBeLessThan(3);
});

/** Noise, which hardly compresses. */
async function noise(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  const pixels = new ImageData(width, height);
  for (let at = 0; at < pixels.data.length; at += 65_536)
    crypto.getRandomValues(pixels.data.subarray(at, at + 65_536));
  for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255;
  context?.putImageData(pixels, 0, 0);
  return new File([await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 })], "steps.jpg");
}

for (const [width, height, tags] of [
  [900, 9000, []],
  [2000, 5000, ["deep"]],
] as const)
  test(
    `keeps a tall picture of ${width} × ${height} within the limit for stored files`,
    { tags: [...tags] },
    async () => {
      const { files, largest, stored } = await prepare(await noise(width, height));
      expect([stored.width, stored.height]).toEqual([width, height]);
      expect(files.map(({ name }) => Number.parseInt(name, 10))).toEqual(
        [480, 800, 1200, 1600].filter((smaller) => smaller < width).concat(width),
      );
      expect(largest.blob.size).toBeLessThan(5 * 1024 * 1024);
    },
  );

for (const [orientations, tags] of [
  [[6], []],
  [[1, 2, 3, 4, 5, 7, 8], ["deep"]],
] as const)
  test(
    `rotates photos upright from the EXIF orientations ${orientations.join(", ")}`,
    { tags: [...tags] },
    async () => {
      for (const turned of orientations) {
        const photo = await fileOf({ turned });
        const { upright, pixels } = await commands.readPicture(await base64Of(photo));
        const { width, height, stored } = await prepare(photo);
        expect({ width, height }, String(turned)).toEqual(upright);
        const difference = pixels.reduce(
          (sum, value, at) => sum + Math.abs(value - (stored.pixels[at] ?? 0)),
          0,
        );
        expect(difference / pixels.length, String(turned)).toBeLessThan(12);
      }
    },
  );

/** Browsers and sharp convert CMYK slightly differently. */
const cmyk = "a CMYK JPEG";

const good: Partial<Record<SampleName, number[]>> = {
  "a PNG of 16 bits": [200, 160, 123],
  "a grey PNG": [128, 128, 128],
  [cmyk]: [200, 160, 123],
  "a photo in the wide colours of a phone": [200, 160, 123],
  "an AVIF": [200, 160, 123],
  "a still GIF": [200, 160, 123],
  "a WebP": [200, 160, 123],
  "a PNG that lets see through": [200, 160, 123, 128],
  "a PNG with 100 MB of packed words in it": [200, 160, 123],
};

test("preserves colours in every still picture format", async () => {
  for (const [what, colour] of Object.entries(good)) {
    const { width, height, ending, notice, stored } = await prepare(await fileOf(what as SampleName));
    expect({ width, height, ending, notice }, what).toEqual({
      width: 300,
      height: 200,
      ending: "webp",
      notice: undefined,
    });
    for (const [channel, value] of colour.entries())
      expect(Math.abs((stored.middle[channel] ?? 255) - value), what).toBeLessThan(what === cmyk ? 15 : 6);
  }
});

test("removes data appended to a picture", async () => {
  for (const kind of ["a JPEG", "a moving GIF"] as const) {
    const file = await fileOf(`${kind} with more behind it`);
    expect(await file.text()).toContain("left over");
    const { files } = await prepare(file);
    for (const { blob } of files) expect(await blob.text(), kind).not.toContain("left over");
  }
});

test("keeps only the first frame of an animated WebP", async () => {
  const gif = await fileOf("a moving GIF");
  const kept = await prepare(new File([gif, "behind"], "holiday.jpg"));
  expect(kept).toMatchObject({ width: 120, height: 120, ending: "gif", notice: notices.movingGif });
  expect(kept.files).toHaveLength(1);
  expect(kept.largest.blob.type).toBe("image/gif");
  expect(await base64Of(kept.largest.blob)).toBe(await base64Of(gif));

  const webp = await prepare(await fileOf("a moving WebP"));
  expect(webp.notice).toBe(notices.firstOnly);
  expect(webp.stored.pages).toBe(1);
});

test("keeps the page responsive while it prepares pictures", { tags: ["deep"] }, async () => {
  const photo = await fileOf("a phone's photo");
  let blocked = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += duration;
  });
  observer.observe({ type: "longtask" });
  const begun = performance.now();
  const stop = new AbortController();
  const stopped = preparePicture(photo, {
    signal: stop.signal,
    onProgress: () => stop.abort(new Error("The person changed her mind.")),
  });
  const unwanted = new AbortController();
  const neverBegun = preparePicture(photo, { signal: unwanted.signal });
  unwanted.abort(new Error("Not this one."));
  const steps: number[] = [];
  const second = preparePicture(photo, { onProgress: (done) => steps.push(done) });
  await expect(stopped).rejects.toThrow("The person changed her mind.");
  await expect(neverBegun).rejects.toThrow("Not this one.");
  expect((await second).files).toHaveLength(5);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(steps.at(-1)).toBe(1);
  observer.disconnect();
  // The ratio would be almost 1 if encoding ran on the main thread. Under load, some pauses count as long tasks.
  expect(blocked / (performance.now() - begun)).toBeLessThan(0.5);
});

test("reports an error when the worker does not start", async () => {
  const BrowserWorker = Worker;
  const without = function WorkerWithoutCode(_: string | URL, options?: WorkerOptions) {
    return new BrowserWorker("/there-is-no-such-worker.js", options);
  };
  vi.stubGlobal("Worker", without);
  await expect(preparePicture(await fileOf("a PNG"))).rejects.toThrow(
    expect.objectContaining({ name: "PictureRejectedError", message: pictureErrors.notStarted }),
  );
});
