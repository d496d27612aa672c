import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localServiceRoleKey } from "@brightwren/backend/project/local-project";
import { pictureAt } from "@brightwren/core/pictures/picture-address";
import { createClient } from "@supabase/supabase-js";
import { type Browser, chromium, type Page } from "playwright";
import sharp from "sharp";
import { findBrowser } from "../../tests/setup/browser.ts";
import { examplePhoto } from "../../tests/setup/example-photo.ts";
import { signInOwner } from "../../tests/setup/owner-session.ts";
import type { ServedSite } from "./served-site.ts";

/** From choosing a phone photo to seeing it as a reader. Bytes and milliseconds. */
export type PictureBench = {
  photo: number;
  took: number;
  /** The editor's longest main-thread task at full and quarter speed; 0 if below 50 ms. */
  longestTask: number;
  longestTaskSlowed: number;
  files: { width: number; bytes: number; hasMetadata: boolean }[];
  shown: { screen: string; bytes: number; width: number; layoutShift: number }[];
};

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 };

const slug = "bench-photo";
const content = `${"Words above the picture, as an article has them. ".repeat(40)}\n\n`;

async function addPost(backendUrl: string): Promise<string> {
  const service = createClient(backendUrl, localServiceRoleKey, { auth: { persistSession: false } });
  await service.from("blog_posts").delete().eq("slug", slug).throwOnError();
  const { data } = await service
    .from("blog_posts")
    .insert({ title: "A photo", slug, excerpt: "A photo.", content, status: "draft" })
    .select("id")
    .single<{ id: string }>()
    .throwOnError();
  return data.id;
}

const observe = (page: Page, type: "longtask" | "layout-shift") =>
  page.evaluate((kind) => {
    const noted: number[] = [];
    Object.assign(globalThis, { [kind]: noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        noted.push((entry as { value?: number }).value ?? entry.duration);
    }).observe({ type: kind, buffered: kind === "layout-shift" });
  }, type);

const noted = (page: Page, type: "longtask" | "layout-shift") =>
  page.evaluate((kind) => (globalThis as unknown as Record<string, number[]>)[kind] ?? [], type);

async function upload(browser: Browser, site: ServedSite, file: string, slowedBy: number) {
  const localStorage = [await signInOwner(site.backendUrl)];
  const origin = new URL(site.url).origin;
  const context = await browser.newContext({
    ...phone,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const page = await context.newPage();
  await page.goto(`${site.url}/admin/posts/${await addPost(site.backendUrl)}`);
  const text = page.getByRole("textbox", { name: "Text of the post, in Markdown" });
  await text.press("Control+End");
  await page.waitForLoadState("networkidle");
  await observe(page, "longtask");
  // Slows only the main thread, not workers.
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowedBy });
  const began = performance.now();
  const chooser = page.getByLabel("Pictures to insert");
  await chooser.setInputFiles(file);
  await page.getByText("Uploaded.", { exact: true }).waitFor({ timeout: 120_000 });
  const took = performance.now() - began;
  const tasks = await noted(page, "longtask");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText("Published", { exact: true }).first().waitFor();
  const [, address = ""] = /!\[\]\((.*?)\)/.exec(await text.inputValue()) ?? [];
  await context.close();
  return { address, took, longestTask: Math.max(0, ...tasks) };
}

async function show(
  browser: Browser,
  site: ServedSite,
  [screen, look]: readonly [string, Parameters<Browser["newContext"]>[0]],
) {
  const context = await browser.newContext(look);
  const page = await context.newPage();
  // Fonts load late on purpose and shift a word or two (decision 020), so exclude them.
  await page.route(/\.woff2/, (route) => route.abort());
  await page.goto(`${site.url}/blog/${slug}`);
  await observe(page, "layout-shift");
  const picture = page.locator("article img").first();
  await picture.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>("article img")?.complete);
  await page.waitForLoadState("networkidle");
  const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  const bytes = Buffer.from(await (await fetch(source)).arrayBuffer());
  const shifts = await noted(page, "layout-shift");
  await context.close();
  const { width } = await sharp(bytes).metadata();
  return { screen, width, bytes: bytes.length, layoutShift: shifts.reduce((sum, value) => sum + value, 0) };
}

export async function measurePictures(site: ServedSite): Promise<PictureBench> {
  const photo = await examplePhoto();
  const folder = await mkdtemp(join(tmpdir(), "brightwren-photo-"));
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    // Passed as a file, because the page's main thread would have to assemble raw bytes.
    const photoFile = join(folder, "IMG_0042.JPG");
    await writeFile(photoFile, photo);
    const { address, ...uploaded } = await upload(browser, site, photoFile, 1);
    const { longestTask: longestTaskSlowed } = await upload(browser, site, photoFile, 4);
    const files = await Promise.all(
      (pictureAt(address)?.files ?? []).map(async (file) => {
        const bytes = Buffer.from(await (await fetch(file.address)).arrayBuffer());
        const { exif, xmp, iptc } = await sharp(bytes).metadata();
        return { width: file.width, bytes: bytes.length, hasMetadata: Boolean(exif ?? xmp ?? iptc) };
      }),
    );
    const shown = [];
    for (const screen of [
      ["390 px, 3 ×", phone],
      ["1440 px, 2 ×", desktop],
    ] as const)
      shown.push(await show(browser, site, screen));
    return { photo: photo.length, ...uploaded, longestTaskSlowed, files, shown };
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}
