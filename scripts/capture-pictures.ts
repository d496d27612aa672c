import { readdir, writeFile } from "node:fs/promises";
import { localPublishableKey } from "@brightwren/backend/project/local-project";
import { demoPath, demos } from "@brightwren/demos/demos";
import { chromium } from "playwright";
import sharp from "sharp";
import { createServer } from "vite";
import { findBrowser } from "../tests/setup/browser.ts";

/** `npm run pictures -- salon tech-price` takes these pictures only. */
const wanted = process.argv.slice(2);
const siteFolder = `${import.meta.dirname}/../packages/site`;
const folder = `${import.meta.dirname}/../packages/demos/src/pictures`;
const siteOrigin = "http://127.0.0.1:55174";
const viewport = { width: 1280, height: 860 };

/** The bar above a demo says "template"; pictures must not show it. */
const barInDemos = "body header:has(#demo-note)";

/** px */
const pictureWidths = [480, 960];

/** Sections of the demos, by id. The home page shows each site more than once, and no picture twice. */
const parts = [
  "plumbing-services",
  "plumbing-stop-tap",
  "plumbing-area",
  "restaurant-card",
  "restaurant-burn",
  "restaurant-room",
  "salon-list",
  "salon-dyes",
  "fitness-timetable",
  "fitness-floor",
  "detailing-compare",
  "detailing-packages",
  "tech-box",
  "events-packages",
];

/** Customers' pages that are pictures only: packages/demos/src/pictures/pages. */
const drawnPages = ["accounts", "cafe"];

/** Pictures of the seeded articles, at the addresses that the articles use: `/pictures/<name>.webp`. */
const articlePictures = [
  { name: "a-salons-price-list", path: demoPath("salon"), part: "#salon-list" },
  { name: "a-gyms-home-page", path: demoPath("fitness") },
];

const articlePictureWidth = 1280;

/** Bytes. */
const limit = 60_000;

const formats = ["avif", "webp"] as const;

type Encoded = { format: "avif" | "webp"; width: number; data: Buffer };

async function encodeAs(png: Buffer, width: number, format: Encoded["format"]): Promise<Encoded> {
  const resized = sharp(png).resize({ width });
  for (let quality = format === "avif" ? 62 : 82; quality >= 20; quality -= 6) {
    const data = await resized.clone()[format]({ quality, effort: 6 }).toBuffer();
    if (data.length <= limit) return { format, width, data };
  }
  throw new Error(`A picture ${width} px wide exceeds ${limit} bytes.`);
}

/** At most 60 kB for each width. */
async function encodePicture(png: Buffer, widths: readonly number[]): Promise<Encoded[]> {
  return Promise.all(widths.flatMap((width) => formats.map((format) => encodeAs(png, width, format))));
}

const identifier = (name: string) =>
  name.replace(/[^a-z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase());

/** One import per file gives each a hashed address. A glob would put its keys into every page with a picture. */
function writePictureFiles(name: string, pictures: string[], portraits: string[] = []): string {
  const files = pictures.flatMap((picture) =>
    formats.flatMap((format) => pictureWidths.map((width) => `${picture}-${width}.${format}`)),
  );
  const drawings = portraits.map((portrait) => `${portrait}.svg`);
  const list = (picture: string, format: string) =>
    `${format}: [${pictureWidths.map((width) => identifier(`${picture}-${width}.${format}`)).join(", ")}]`;
  return [
    "// Written by `npm run pictures`.",
    ...[...files, ...drawings]
      .toSorted()
      .map((file) => `import ${identifier(file)} from "./${file}?url&no-inline";`),
    "",
    `export const ${name} = {`,
    ...pictures.map((picture) => `  "${picture}": { ${list(picture, "avif")}, ${list(picture, "webp")} },`),
    ...portraits.map((portrait) => `  "${portrait}": ${identifier(`${portrait}.svg`)},`),
    "} as const;",
    "",
  ].join("\n");
}

const executablePath = findBrowser();
if (!executablePath) throw new Error("Chromium was not found. Set CHROMIUM_PATH.");
Object.assign(process.env, {
  VITE_SUPABASE_URL: "http://127.0.0.1:54321",
  VITE_SUPABASE_PUBLISHABLE_KEY: localPublishableKey,
  VITE_SITE_URL: siteOrigin,
});

const vite = await createServer({
  configFile: `${siteFolder}/vite.config.ts`,
  root: siteFolder,
  server: { port: Number(new URL(siteOrigin).port) },
  logLevel: "warn",
});
const site = await vite.listen();
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await browser.newPage({
  viewport,
  deviceScaleFactor: 1,
  reducedMotion: "reduce",
  colorScheme: "light",
});

const isWanted = ({ name }: { name: string }) => wanted.length === 0 || wanted.includes(name);

async function photograph(address: string, part?: string): Promise<Buffer> {
  await page.goto(new URL(address, siteOrigin).href, { waitUntil: "networkidle" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  // Hero sections fill the window's height, including the bar. With a smaller viewport, the next section would show.
  const bar = await page.evaluate(
    (selector) => document.querySelector(selector)?.clientHeight ?? 0,
    barInDemos,
  );
  await page.setViewportSize({ width: viewport.width, height: viewport.height + bar });
  await page.addStyleTag({ content: `${barInDemos} { display: none !important }` });
  await page.evaluate(() => document.fonts.ready);
  if (part) await page.locator(part).evaluate((element) => scrollBy(0, element.getBoundingClientRect().top));
  return page.screenshot({ clip: { x: 0, y: 0, ...viewport } });
}

const pictures: { name: string; path: string; part?: string }[] = [
  ...demos,
  ...parts.map((id) => ({ name: id, path: `/demos/${id.split("-")[0]}`, part: `#${id}` })),
  ...drawnPages.map((name) => ({ name, path: `file://${folder}/pages/${name}.html` })),
];

for (const { name, path, part } of pictures.filter(isWanted)) {
  const files = await encodePicture(await photograph(path, part), pictureWidths);
  for (const { format, width, data } of files) await writeFile(`${folder}/${name}-${width}.${format}`, data);
  console.log(
    name.padEnd(12),
    files.map(({ format, width, data }) => `${width}.${format} ${data.length}`).join("  "),
  );
}

const publicFolder = `${siteFolder}/public/pictures`;
for (const { name, path, part } of articlePictures.filter(isWanted)) {
  const png = await photograph(path, part);
  const { data } = await encodeAs(png, articlePictureWidth, "webp");
  await writeFile(`${publicFolder}/${name}.webp`, data);
  console.log(name.padEnd(28), data.length);
}

const drawings = (await readdir(folder)).filter((file) => file.endsWith(".svg")).toSorted();
const portraits = drawings.map((file) => file.replace(".svg", ""));
// Modules by page, so that no page loads addresses that it does not show. The taxi firm's page is no longer there.
const modules = {
  siteFiles: writePictureFiles(
    "siteFiles",
    demos.map(({ name }) => name),
  ),
  partFiles: writePictureFiles("partFiles", parts),
  customerFiles: writePictureFiles("customerFiles", [...drawnPages, "taxi"]),
  portraitFiles: writePictureFiles("portraitFiles", [], portraits),
};
for (const [name, text] of Object.entries(modules))
  await writeFile(`${folder}/${name.replace("Files", "-picture-files.ts")}`, text);

await browser.close();
await site.close();
