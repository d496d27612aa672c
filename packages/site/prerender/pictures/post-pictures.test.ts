import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { testFolder } from "@brightwren/core/testing/test-folder";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { openStagedOutput } from "../staged-output.ts";
import { openPostPictures } from "./post-pictures.ts";

const storageUrl = "https://x.supabase.co/storage/";
const uploaded = `${storageUrl}v1/object/public/post-images/old.png`;
const own = "/pictures/own.webp";
const foreign = "https://example.com/a.jpg";
const gone = "/pictures/gone.webp";

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

const bytes = new Map<string, Buffer>();
const losses = new Map<string, string>();
let folder: string;

beforeEach(async () => {
  folder = await testFolder();
  bytes.clear();
  losses.clear();
  bytes.set(uploaded, await picture("red"));
  bytes.set(own, await picture("green"));
  bytes.set(foreign, await picture("blue"));
});

/** Runs a build whose pages show the pictures passed to `learn`. */
async function build<Found>(
  show: (pictures: ReturnType<typeof openPostPictures>) => Promise<Found>,
): Promise<{ found: Found; encoded: number; files: string[] }> {
  const outFolder = join(folder, "dist");
  const output = await openStagedOutput(outFolder);
  const originals = {
    fetchAll: () => Promise.resolve(),
    read: (address: string) => Promise.resolve(bytes.get(address) ?? null),
  };
  const cacheFolder = join(folder, "cache");
  const pictures = openPostPictures({ originals, output, cacheFolder, storageUrl, losses });
  const found = await show(pictures);
  await output.finish();
  const files = await readdir(join(outFolder, "pictures/posts")).catch(() => []);
  return { found, encoded: pictures.encoded(), files };
}

test("encodes the site's own pictures and only measures external ones", async () => {
  const { found, encoded, files } = await build(({ learn }) => learn([uploaded, own, foreign, uploaded]));
  expect(encoded).toBe(2);
  expect(found.lost).toEqual([]);
  expect(found.known[foreign]).toEqual({ width: 60, height: 40 });
  const stems = [uploaded, own].map((address) => found.known[address]?.own?.stem.split("/").at(-1));
  expect(files.toSorted()).toEqual(
    stems.flatMap((stem) => [`${stem}-60.avif`, `${stem}-60.webp`]).toSorted(),
  );
});

test("continues after reporting a picture that cannot be decoded", async () => {
  bytes.set(own, Buffer.from("no picture"));
  const { found } = await build(({ learn }) => learn([own, gone, foreign]));
  expect(found.lost.toSorted()).toEqual([gone, own]);
  expect(Object.keys(found.known)).toEqual([foreign]);
  expect([...losses]).toEqual([[own, expect.stringMatching(/^it could not be decoded: ./)]]);
});

test("does not re-encode pictures on an unchanged page", async () => {
  const first = await build(({ learn }) => learn([uploaded, own]));
  const page = { pictures: { [own]: first.found.known[own] ?? { width: 0, height: 0 } } };
  const again = await build(({ learn }) => learn([uploaded, own]));
  expect(again).toEqual({ ...first, encoded: 0 });
  const kept = await build(({ unchanged }) => unchanged(page));
  expect(kept).toMatchObject({ found: true, encoded: 0 });
  // No page shows the second picture any more.
  expect(kept.files).toHaveLength(2);
  await rm(join(folder, "cache"), { recursive: true });
  expect((await build(({ unchanged }) => unchanged(page))).found).toBe(true);
  await rm(join(folder, "dist"), { recursive: true });
  expect((await build(({ unchanged }) => unchanged(page))).found).toBe(false);
});

test("re-renders a page when a missing picture becomes available", async () => {
  const page = { lostPictures: [gone] };
  expect((await build(({ unchanged }) => unchanged(page))).found).toBe(true);
  bytes.set(gone, await picture("black"));
  expect((await build(({ unchanged }) => unchanged(page))).found).toBe(false);
});
