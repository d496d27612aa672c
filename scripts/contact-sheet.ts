import { localSiteUrl } from "@brightwren/backend/project/local-addresses";
import { chromium } from "playwright";
import sharp from "sharp";
import { findBrowser } from "../tests/setup/browser.ts";
import { demoRoutes, pageRoutes, unknownRoute } from "../tests/setup/routes.ts";

/** Needs a running `npm start`. */
const tile = { width: 480, height: 330 };
const [gap, columns] = [16, 5];

const executablePath = findBrowser();
if (!executablePath) throw new Error("Chromium was not found. Set CHROMIUM_PATH.");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1440, height: 990 }, reducedMotion: "reduce" });
const tiles: Buffer[] = [];
for (const route of [...pageRoutes, ...demoRoutes, unknownRoute]) {
  await page.goto(localSiteUrl + route, { waitUntil: "networkidle" });
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
const width = columns * step.x + gap;
const height = Math.ceil(tiles.length / columns) * step.y + gap;
await sharp({ create: { width, height, channels: 3, background: "#d9d3c7" } })
  .composite(
    tiles.map((input, index) => ({
      input,
      left: gap + (index % columns) * step.x,
      top: gap + Math.floor(index / columns) * step.y,
    })),
  )
  .webp({ quality: 78 })
  .toFile(`${import.meta.dirname}/../docs/contact-sheet.webp`);
console.log(`docs/contact-sheet.webp: ${tiles.length} pages`);
