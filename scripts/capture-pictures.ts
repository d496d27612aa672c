import { mkdir, writeFile } from "node:fs/promises";
import { localPublishableKey } from "@brightwren/backend/local-keys";
import { chromium } from "playwright";
import { createServer } from "vite";
import { findBrowser } from "../tests/setup/browser.ts";
import { encodeAs, encodePicture } from "./pictures/encode-picture.ts";
import { writePictureFiles } from "./pictures/write-picture-files.ts";
import {
  articlePictures,
  articlePictureWidth,
  hiddenInPictures,
  pictureWidths,
  subjects,
  viewport,
} from "./pictures/subjects.ts";

/**
 * Photographs the demos in a browser, draws the portraits, and keeps both in packages/site/src/pictures.
 * With names behind it (`npm run pictures -- salon taxi`), only those.
 */
const wanted = process.argv.slice(2);
const siteFolder = `${import.meta.dirname}/../packages/site`;
const folder = `${siteFolder}/src/pictures`;
const origin = "http://127.0.0.1:55174";

const executablePath = findBrowser();
if (!executablePath) throw new Error("No Chromium found; name one in CHROMIUM_PATH.");
Object.assign(process.env, {
  VITE_SUPABASE_URL: "http://127.0.0.1:54321",
  VITE_SUPABASE_PUBLISHABLE_KEY: localPublishableKey,
  VITE_SITE_URL: origin,
});

const vite = await createServer({
  configFile: `${siteFolder}/vite.config.ts`,
  server: { port: 55174 },
  logLevel: "warn",
});
await vite.listen();
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await browser.newPage({
  viewport,
  deviceScaleFactor: 1,
  reducedMotion: "reduce",
  colorScheme: "light",
});
await mkdir(folder, { recursive: true });

const isWanted = ({ name }: { name: string }) => wanted.length === 0 || wanted.includes(name);

/** A screenshot of the page's top, or of where one of its parts begins. */
async function photograph(path: string, part?: string): Promise<Buffer> {
  await page.goto(origin + path, { waitUntil: "networkidle" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.addStyleTag({ content: hiddenInPictures });
  await page.evaluate(() => document.fonts.ready);
  if (part) await page.locator(part).evaluate((element) => element.scrollIntoView());
  return page.screenshot();
}

for (const { name, path } of subjects.filter(isWanted)) {
  const files = await encodePicture(await photograph(path), pictureWidths);
  for (const { format, width, data } of files) await writeFile(`${folder}/${name}-${width}.${format}`, data);
  console.log(
    name.padEnd(12),
    files.map(({ format, width, data }) => `${width}.${format} ${data.length}`).join("  "),
  );
}

const publicFolder = `${siteFolder}/public/pictures`;
await mkdir(publicFolder, { recursive: true });
for (const { name, path, ...rest } of articlePictures.filter(isWanted)) {
  const png = await photograph(path, "part" in rest ? rest.part : undefined);
  const { data } = await encodeAs(png, articlePictureWidth, "webp");
  await writeFile(`${publicFolder}/${name}.webp`, data);
  console.log(name.padEnd(28), data.length);
}

const drawing = await vite.ssrLoadModule("/mockups/portraits/draw-portraits.tsx");
const portraits = (drawing as { drawPortraits: () => Record<string, string> }).drawPortraits();
for (const [key, svg] of Object.entries(portraits)) await writeFile(`${folder}/${key}.svg`, svg);
const sites = subjects.map(({ name }) => name);
await writeFile(
  `${folder}/picture-files.ts`,
  writePictureFiles(sites, pictureWidths, Object.keys(portraits)),
);

await browser.close();
await vite.close();
