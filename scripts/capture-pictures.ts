import { readdir, writeFile } from "node:fs/promises";
import { localPublishableKey } from "@brightwren/backend/project/local-project";
import { demoPath, demos } from "@brightwren/demos/demos";
import { chromium } from "playwright";
import sharp from "sharp";
import { createServer } from "vite";
import { findBrowser } from "../tests/setup/browser.ts";

/** `npm run pictures -- salon tech` takes screenshots of these demos only. */
const wanted = process.argv.slice(2);
const siteFolder = `${import.meta.dirname}/../packages/site`;
const folder = `${import.meta.dirname}/../packages/demos/src/pictures`;
const siteOrigin = "http://127.0.0.1:55174";
const viewport = { width: 1280, height: 860 };

/** The bar above a demo says "template"; pictures must not show it. */
const barInDemos = "body header:has(#demo-note)";

/** px */
const pictureWidths = [480, 960];

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
function writePictureFiles(sites: string[], widths: readonly number[], portraits: string[]): string {
  const files = sites.flatMap((site) =>
    formats.flatMap((format) => widths.map((width) => `${site}-${width}.${format}`)),
  );
  const portraitFiles = portraits.map((portrait) => `${portrait}.svg`);
  const imports = [...files, ...portraitFiles].map(
    (file) => `import ${identifier(file)} from "./${file}?url&no-inline";`,
  );
  const row = (site: string) => {
    const list = (format: string) =>
      widths.map((width) => identifier(`${site}-${width}.${format}`)).join(", ");
    return `  ${site}: { avif: [${list("avif")}], webp: [${list("webp")}] },`;
  };
  return [
    "// Written by `npm run pictures`.",
    ...imports.toSorted(),
    "",
    `/** Photographs of the sites, ${widths.join(" and ")} px wide. */`,
    "export const siteFiles = {",
    ...sites.map(row),
    "} as const;",
    "",
    "export const portraitFiles: Record<string, string> = {",
    ...portraits.map((portrait) => `  "${portrait}": ${identifier(`${portrait}.svg`)},`),
    "};",
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

async function photograph(path: string, part?: string): Promise<Buffer> {
  await page.goto(siteOrigin + path, { waitUntil: "networkidle" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  // Hero sections fill the window's height, including the bar. With a smaller viewport, the next section would show.
  const bar = await page.evaluate(
    (selector) => document.querySelector(selector)?.clientHeight ?? 0,
    barInDemos,
  );
  await page.setViewportSize({ width: viewport.width, height: viewport.height + bar });
  await page.addStyleTag({ content: `${barInDemos} { display: none !important }` });
  await page.evaluate(() => document.fonts.ready);
  if (part) await page.locator(part).evaluate((element) => element.scrollIntoView());
  return page.screenshot({ clip: { x: 0, y: 0, ...viewport } });
}

for (const { name, path } of demos.filter(isWanted)) {
  const files = await encodePicture(await photograph(path), pictureWidths);
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
// The taxi firm's pictures are kept, because it has no demo.
const sites = [...demos.map(({ name }) => name), "taxi"];
await writeFile(`${folder}/picture-files.ts`, writePictureFiles(sites, pictureWidths, portraits));

await browser.close();
await site.close();
