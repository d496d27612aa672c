import { mkdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { chromium, type Page } from "playwright";
import sharp from "sharp";
import { findBrowser } from "../tests/setup/browser.ts";
import { demoRoutes, pageRoutes, unknownRoute } from "../tests/setup/routes.ts";

/**
 * Needs a running `npm start`. `--whole`: full pages, light and dark. `--before=<origin>`: adds another version's
 * pages.
 */
const { values } = parseArgs({
  options: {
    whole: { type: "boolean", default: false },
    origin: { type: "string", default: "http://127.0.0.1:5173" },
    before: { type: "string" },
  },
});
const docs = `${import.meta.dirname}/../docs`;
const ground = { channels: 3, background: "#d9d3c7" } as const;

const executablePath = findBrowser();
if (!executablePath) throw new Error("Chromium was not found. Set CHROMIUM_PATH.");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
await (values.whole ? drawWholePages() : drawFirstScreens());
await browser.close();

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
}

async function drawFirstScreens(): Promise<void> {
  const tile = { width: 480, height: 330 };
  const [gap, columns] = [16, 5];
  const page = await browser.newPage({ viewport: { width: 1440, height: 990 }, reducedMotion: "reduce" });
  const tiles: Buffer[] = [];
  for (const route of [...pageRoutes, ...demoRoutes, unknownRoute]) {
    await open(page, values.origin + route);
    tiles.push(
      await sharp(await page.screenshot())
        .resize(tile)
        .toBuffer(),
    );
  }
  const step = { x: tile.width + gap, y: tile.height + gap };
  const rows = Math.ceil(tiles.length / columns);
  const place = (index: number) => ({
    left: gap + (index % columns) * step.x,
    top: gap + Math.floor(index / columns) * step.y,
  });
  const size = { width: columns * step.x + gap, height: rows * step.y + gap };
  await sharp({ create: { ...size, ...ground } })
    .composite(tiles.map((input, index) => ({ input, ...place(index) })))
    .webp({ quality: 78 })
    .toFile(`${docs}/contact-sheet.webp`);
  console.log(`docs/contact-sheet.webp: ${tiles.length} pages`);
}

async function drawWholePages(): Promise<void> {
  await mkdir(`${docs}/whole-pages`, { recursive: true });
  for (const [width, shown] of [
    [390, 130],
    [768, 190],
    [1440, 260],
  ] as const) {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: "reduce",
      });
      const rows: Row[] = [];
      for (const origin of [values.before, values.origin])
        if (origin) rows.push(await rowOfPages(page, origin, shown));
      await page.close();
      const size = {
        width: Math.max(...rows.map((row) => row.width)),
        height: rows.reduce((height, row) => height + row.height, 0),
      };
      const name = `${width}-${colorScheme}.webp`;
      await sharp({ create: { ...size, ...ground } })
        .composite(
          rows.map(({ image }, index) => ({
            input: image,
            left: 0,
            top: index === 0 ? 0 : (rows[0]?.height ?? 0),
          })),
        )
        .webp({ quality: 60 })
        .toFile(`${docs}/whole-pages/${name}`);
      console.log(`docs/whole-pages/${name}`);
    }
  }
}

type Row = { image: Buffer; width: number; height: number };

async function rowOfPages(page: Page, origin: string, shown: number): Promise<Row> {
  const gap = 12;
  const pictures: { input: Buffer; height: number }[] = [];
  for (const route of pageRoutes) {
    await open(page, origin + route);
    await scrollThrough(page);
    const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
      .resize({ width: shown })
      .png()
      .toBuffer({ resolveWithObject: true });
    pictures.push({ input: data, height: info.height });
  }
  const width = pictures.length * (shown + gap) + gap;
  const height = Math.max(...pictures.map((picture) => picture.height)) + 2 * gap;
  const image = await sharp({ create: { width, height, ...ground } })
    .composite(pictures.map(({ input }, index) => ({ input, left: gap + index * (shown + gap), top: gap })))
    .png()
    .toBuffer();
  return { image, width, height };
}

/** Scrolls down to trigger lazy loading. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const screen = window.innerHeight / 2;
    for (let top = 0; top < document.documentElement.scrollHeight; top += screen) {
      window.scrollTo(0, top);
      await new Promise((settled) => {
        setTimeout(settled, 60);
      });
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
}
