import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "playwright";
import { browserLaunch } from "../../tests/setup/browser-launch.ts";
import { addPost } from "../../tests/setup/posts.ts";
import { median, number, type ServedSite, table, withServedSite } from "./measuring.ts";
import { blockingTime } from "./pages.ts";

/** Bytes of all answers from the backend to a first visit of the list. */
async function bytesRead(browser: Browser, list: string, backendUrl: string): Promise<number> {
  await using context = await browser.newContext();
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().startsWith(backendUrl))
      sizes.push(request.sizes().then((size) => size.responseBodySize));
  });
  await page.goto(list, { waitUntil: "networkidle" });
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

async function measureVisit(
  browser: Browser,
  { url, backendUrl }: ServedSite,
  runs: number,
): Promise<string[]> {
  const list = `${url}/blog`;
  const html = await (await fetch(list)).text();
  await using context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(list);
  const blocking: number[] = [];
  for (let run = 0; run < runs; run += 1) blocking.push(await blockingTime(list));
  return [
    number(brotliCompressSync(html).length / 1000, 1),
    number(await page.locator("*").count()),
    number((await bytesRead(browser, list, backendUrl)) / 1000, 1),
    number(median(blocking)),
  ];
}

/** Measures the built list with many posts, then with a post that is newer than the build. */
export const measureList = (posts: number, runs: number): Promise<string> =>
  withServedSite(async (site) => {
    await using browser = await chromium.launch(browserLaunch);
    const current = await measureVisit(browser, site, runs);
    await addPost({ title: "Newer", published_at: new Date().toISOString() });
    return table(`The blog's list with ${number(posts)} posts`, [
      ["", "HTML kB", "elements", "kB read from the backend", "TBT ms"],
      ["built list is current", ...current],
      ["a post is newer", ...(await measureVisit(browser, site, runs))],
    ]);
  }, posts);
