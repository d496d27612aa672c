import { chromium } from "playwright";
import sharp from "sharp";
import { findBrowser } from "../tests/setup/browser.ts";
import { demoRoutes, pageRoutes, unknownRoute } from "../tests/setup/routes.ts";

/** Draws docs/contact-sheet.webp: the first screen of every page. Wants `npm start` running beside it. */
const origin = "http://127.0.0.1:5173";
const tile = { width: 480, height: 330 };
const gap = 16;
const columns = 5;

const executablePath = findBrowser();
if (!executablePath) throw new Error("No Chromium found; name one in CHROMIUM_PATH.");

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1440, height: 990 }, reducedMotion: "reduce" });
const routes = [...pageRoutes, ...demoRoutes, unknownRoute];
const tiles: Buffer[] = [];
for (const route of routes) {
  await page.goto(origin + route, { waitUntil: "networkidle" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  tiles.push(
    await sharp(await page.screenshot())
      .resize(tile)
      .toBuffer(),
  );
}
await browser.close();

const step = { x: tile.width + gap, y: tile.height + gap };
const rows = Math.ceil(tiles.length / columns);
const sheet = sharp({
  create: { width: columns * step.x + gap, height: rows * step.y + gap, channels: 3, background: "#d9d3c7" },
});
const place = (index: number) => ({
  left: gap + (index % columns) * step.x,
  top: gap + Math.floor(index / columns) * step.y,
});
const { size } = await sheet
  .composite(tiles.map((input, index) => ({ input, ...place(index) })))
  .webp({ quality: 78 })
  .toFile(`${import.meta.dirname}/../docs/contact-sheet.webp`);
console.log(`docs/contact-sheet.webp: ${tiles.length} pages, ${size} bytes`);
