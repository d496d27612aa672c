import { setTimeout as sleep } from "node:timers/promises";
import * as chromeLauncher from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { chromium, type Page } from "playwright";
import { browserLaunch } from "../../tests/setup/browser-launch.ts";
import { findBrowser } from "../../tests/setup/browser.ts";
import { median, number, table, untilQuiet, withServedSite } from "./measuring.ts";

/** Measured alternately, so that background load affects all pages. */
const bare = "/bare";
const routes = ["/", "/blog", "/blog/local-seo-for-trades"];

type Throttling = "simulate" | "devtools";

/** Lighthouse's mobile network and CPU: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const cpuSlowdown = 4;

const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** CSS selectors of menu buttons and of open menus. AstroWind marks an open menu with a class. */
const menu = {
  button: 'header summary, header button[aria-expanded], button[aria-label*="menu" i]',
  open: 'header details[open], header button[aria-expanded="true"], button[aria-label*="menu" i]:is([aria-expanded="true"], .expanded)',
};

const chromeFlags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-dev-shm-usage",
  // While Lighthouse is attached, V8 would parse a script again for each error's stack trace, which visitors' browsers
  // never do (docs/decisions/020).
  "--js-flags=--no-enable-lazy-source-positions",
];

/** Chrome sometimes abandons a navigation on machines without a screen (NO_FCP and similar), so retries. */
async function runLighthouse(url: string, throttling: Throttling, attempts = 3): Promise<Result> {
  const chromePath = findBrowser();
  const chrome = await chromeLauncher.launch({ chromeFlags, ...(chromePath ? { chromePath } : {}) });
  const run = await lighthouse(url, {
    port: chrome.port,
    logLevel: "error",
    throttlingMethod: throttling,
    ...(throttling === "devtools" ? { onlyCategories: ["performance"] } : {}),
  }).finally(() => chrome.kill());
  const failure = run ? run.lhr.runtimeError?.message : "no result";
  if (run && failure === undefined) return run.lhr;
  if (attempts === 1) throw new Error(`${url}: ${failure}`);
  await sleep(1000);
  return runLighthouse(url, throttling, attempts - 1);
}

const audited = (results: readonly Result[], audit: string) =>
  median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));

/** On a slow phone, in milliseconds. */
export const blockingTime = async (url: string): Promise<number> =>
  audited([await runLighthouse(url, "devtools")], "total-blocking-time");

/** Bytes of a first visit on the wire. Includes response headers, which the budgets exclude. */
function bytesOf({ audits }: Result, type: "Document" | "Script"): number {
  const details = audits["network-requests"]?.details as
    | { items: { resourceType: string; transferSize: number }[] }
    | undefined;
  return (details?.items ?? [])
    .filter(({ resourceType }) => resourceType === type)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

const costlyAudits = (results: readonly Result[]) => {
  const names = results.flatMap(({ categories, audits }) =>
    Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return [...new Set(names)].join(" ") || "none";
};

async function measureVitals(siteUrl: string, runs: number, beside: readonly string[]): Promise<string> {
  const rows: string[][] = [];
  let disturbed = 0;
  for (const throttling of ["simulate", "devtools"] as const) {
    const results = new Map<string, Result[]>([bare, ...routes, ...beside].map((route) => [route, []]));
    for (let run = 0; run < runs; run += 1)
      for (const [route, found] of results) {
        if (!(await untilQuiet())) disturbed += 1;
        found.push(await runLighthouse(new URL(route, siteUrl).href, throttling));
      }
    const bareLcp = audited(results.get(bare) ?? [], "largest-contentful-paint");
    for (const [route, found] of results) {
      const lcp = audited(found, "largest-contentful-paint");
      const score = (name: string) =>
        Math.round(median(found.map(({ categories }) => (categories[name]?.score ?? 0) * 100)));
      rows.push([
        `${throttling} ${route}`,
        Object.keys(found[0]?.categories ?? {})
          .map(score)
          .join("/"),
        number(lcp),
        number(lcp / bareLcp, 2),
        number(audited(found, "total-blocking-time")),
        number(audited(found, "cumulative-layout-shift"), 4),
        ...(["Script", "Document"] as const).map((type) =>
          number(median(found.map((one) => bytesOf(one, type))) / 1000, 1),
        ),
        costlyAudits(found),
      ]);
    }
  }
  return table(
    `Lighthouse, mobile, medians of ${runs}${disturbed > 0 ? `; ${disturbed} runs began on a busy machine` : ""}`,
    [["", "scores", "LCP ms", "× bare", "TBT ms", "CLS", "script kB", "HTML kB", "costly audits"], ...rows],
  );
}

const loadTime = async (page: Page, url: string) => {
  await page.goto(url);
  return page.evaluate(() => performance.getEntriesByType("navigation")[0]?.duration ?? Number.NaN);
};

/** Presses the first visible menu button every 50 ms until its menu is open. Throws after a minute. */
async function menuTime(page: Page, url: string): Promise<number> {
  await page.addInitScript(({ button, open }) => {
    const timer = setInterval(() => {
      if (document.querySelector(open)) {
        clearInterval(timer);
        Object.assign(globalThis, { answered: performance.now() });
      } else {
        const buttons = document.querySelectorAll<HTMLElement>(button);
        [...buttons].find((each) => each.checkVisibility())?.click();
      }
    }, 50);
  }, menu);
  await page.goto(url, { waitUntil: "commit" });
  const answered = await page.waitForFunction(() => (globalThis as { answered?: number }).answered, null, {
    timeout: 60_000,
  });
  return (await answered.jsonValue()) ?? Number.NaN;
}

async function measureMenus(siteUrl: string, runs: number, beside: readonly string[]): Promise<string> {
  const times = new Map<string, number[]>([bare, ...routes, ...beside].map((route) => [route, []]));
  await using browser = await chromium.launch(browserLaunch);
  for (let run = 0; run < runs; run += 1)
    for (const [route, found] of times) {
      await untilQuiet();
      const context = await browser.newContext(phone);
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send("Network.emulateNetworkConditions", network);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
      found.push(await (route === bare ? loadTime : menuTime)(page, new URL(route, siteUrl).href));
      await context.close();
    }
  const bareLoad = median(times.get(bare) ?? []);
  return table(
    `When the menu opens on a slow phone, and when the bare page has loaded, medians of ${runs}`,
    [...times].map(([route, found]) => [
      route,
      `${number(median(found))} ms`,
      `${number(median(found) / bareLoad, 2)} × bare`,
    ]),
  );
}

/** `beside`: URLs of other sites' pages. */
export const measurePages = (runs: number, beside: readonly string[]): Promise<string> =>
  withServedSite(
    async ({ url }) => `${await measureVitals(url, runs, beside)}\n${await measureMenus(url, runs, beside)}`,
  );
