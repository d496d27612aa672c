import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { webManifest } from "./web-manifest.ts";

const publicFolder = join(import.meta.dirname, "../../public");
const manifest = JSON.parse(webManifest()) as {
  background_color: string;
  theme_color: string;
  icons: { src: string; sizes: string; purpose: string }[];
};

it("names icons that are there, in the sizes it says", async () => {
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join(publicFolder, src)).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
});

it("has the colour of the pages", async () => {
  const html = await readFile(join(publicFolder, "../index.html"), "utf8");
  expect(html).toContain(`media="(prefers-color-scheme: light)" content="${manifest.theme_color}"`);
  expect(manifest.background_color).toBe(manifest.theme_color);
});
