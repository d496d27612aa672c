import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { localPublishableKey } from "@brightwren/backend/project/local-project";
import { demoPath, demos } from "@brightwren/demos/demos";
import { chromium } from "playwright";
import sharp from "sharp";
import { createServer } from "vite";
import { findBrowser } from "../tests/setup/browser.ts";

/** `npm run pictures -- salon taxi` takes screenshots of these demos only. */
const wanted = process.argv.slice(2);
const siteFolder = `${import.meta.dirname}/../packages/site`;
const demosFolder = resolve(import.meta.dirname, "../packages/demos/src");
const folder = `${demosFolder}/pictures`;
const siteOrigin = "http://127.0.0.1:55174";
/** Serves drawings that are not part of the site. */
const drawnOrigin = "http://127.0.0.1:55175";
const viewport = { width: 1280, height: 860 };

const subjects = [
  ...demos.map(({ name, path }) => ({ name, address: siteOrigin + path })),
  { name: "taxi", address: `${drawnOrigin}/taxi/index.html` },
];

/** The bar above a demo says "template"; pictures must not show it. */
const barInDemos = "body header:has(#demo-note)";

/** px */
const pictureWidths = [480, 960];

/** Pictures of the seeded articles, at the addresses that the articles use: `/pictures/<name>.webp`. */
const articlePictures = [
  { name: "a-plumbers-home-page", path: demoPath("plumbing") },
  { name: "a-restaurants-home-page", path: demoPath("restaurant") },
  { name: "a-photographers-home-page", path: demoPath("photography") },
  { name: "a-salons-home-page", path: demoPath("salon") },
  { name: "a-salons-price-list", path: demoPath("salon"), part: "#salon-list" },
  { name: "a-gyms-home-page", path: demoPath("fitness") },
];

const articlePictureWidth = 1280;

/** Bytes. */
const limit = 60_000;

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
  const jobs = widths.flatMap((width) =>
    (["avif", "webp"] as const).map((format) => encodeAs(png, width, format)),
  );
  return Promise.all(jobs);
}

const formats = ["avif", "webp"] as const;

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

const serve = async (origin: string, root: string) => {
  const server = { port: Number(new URL(origin).port) };
  const vite = await createServer({
    configFile: `${siteFolder}/vite.config.ts`,
    root,
    server,
    logLevel: "warn",
  });
  return vite.listen();
};
const site = await serve(siteOrigin, siteFolder);
const drawn = await serve(drawnOrigin, demosFolder);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await browser.newPage({
  viewport,
  deviceScaleFactor: 1,
  reducedMotion: "reduce",
  colorScheme: "light",
});
await mkdir(folder, { recursive: true });

const isWanted = ({ name }: { name: string }) => wanted.length === 0 || wanted.includes(name);

async function photograph(address: string, part?: string): Promise<Buffer> {
  await page.goto(address, { waitUntil: "networkidle" });
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

for (const { name, address } of subjects.filter(isWanted)) {
  const files = await encodePicture(await photograph(address), pictureWidths);
  for (const { format, width, data } of files) await writeFile(`${folder}/${name}-${width}.${format}`, data);
  console.log(
    name.padEnd(12),
    files.map(({ format, width, data }) => `${width}.${format} ${data.length}`).join("  "),
  );
}

const publicFolder = `${siteFolder}/public/pictures`;
await mkdir(publicFolder, { recursive: true });
for (const { name, path, part } of articlePictures.filter(isWanted)) {
  const png = await photograph(siteOrigin + path, part);
  const { data } = await encodeAs(png, articlePictureWidth, "webp");
  await writeFile(`${publicFolder}/${name}.webp`, data);
  console.log(name.padEnd(28), data.length);
}

const drawing = await drawn.ssrLoadModule("/portraits/draw-portraits.tsx");
const portraits = (drawing as { drawPortraits: () => Record<string, string> }).drawPortraits();
for (const [key, svg] of Object.entries(portraits)) await writeFile(`${folder}/${key}.svg`, svg);
const sites = subjects.map(({ name }) => name);
await writeFile(
  `${folder}/picture-files.ts`,
  writePictureFiles(sites, pictureWidths, Object.keys(portraits)),
);

await browser.close();
await Promise.all([site.close(), drawn.close()]);
