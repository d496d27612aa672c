import { setTimeout as sleep } from "node:timers/promises";
import * as chromeLauncher from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { findBrowser } from "../../tests/setup/browser.ts";
import { median, untilQuiet } from "./measuring.ts";

/** Medians of one page under one throttling; times in milliseconds. */
type PageVitals = {
  route: string;
  throttling: Throttling;
  /** Out of 100, by Lighthouse category; `devtools` throttling measures performance only. */
  scores: Record<string, number>;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** LCP divided by the bare page's. */
  lcpRatio: number;
  costly: string[];
};

export type LighthouseReport = {
  runs: number;
  /** Runs that started while the machine was busy. */
  disturbed: number;
  pages: PageVitals[];
};

const bareRoute = "/bare";
/** Measured alternately, so that background load affects all pages. */
const routes = [bareRoute, "/", "/blog", "/blog/local-seo-for-trades"];
const throttlings: Throttling[] = ["simulate", "devtools"];

const figure = (results: readonly Result[], audit: string) =>
  median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));

function costlyAudits(results: readonly Result[]): string[] {
  const names = results.flatMap(({ categories, audits }) =>
    Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return [...new Set(names)];
}

function vitalsOf(
  route: string,
  throttling: Throttling,
  results: readonly Result[],
  bareLcp: number,
): PageVitals {
  const lcp = figure(results, "largest-contentful-paint");
  const categories = Object.keys(results[0]?.categories ?? {});
  const score = (name: string) => median(results.map((run) => (run.categories[name]?.score ?? 0) * 100));
  return {
    route,
    throttling,
    scores: Object.fromEntries(categories.map((name) => [name, Math.round(score(name))])),
    fcp: figure(results, "first-contentful-paint"),
    lcp,
    tbt: figure(results, "total-blocking-time"),
    cls: figure(results, "cumulative-layout-shift"),
    lcpRatio: lcp / bareLcp,
    costly: costlyAudits(results),
  };
}

/** `beside`: URLs of other pages. Throws Lighthouse's message when a page cannot be measured. */
export async function measureLighthouse(
  siteUrl: string,
  runs: number,
  beside: readonly string[] = [],
): Promise<LighthouseReport> {
  const pages: PageVitals[] = [];
  let disturbed = 0;
  for (const throttling of throttlings) {
    const results = new Map<string, Result[]>([...routes, ...beside].map((route) => [route, []]));
    for (let run = 0; run < runs; run += 1) {
      for (const [route, found] of results) {
        if (!(await untilQuiet())) disturbed += 1;
        found.push(await runLighthouse(new URL(route, siteUrl).href, throttling));
      }
    }
    const bareLcp = figure(results.get(bareRoute) ?? [], "largest-contentful-paint");
    for (const [route, found] of results) pages.push(vitalsOf(route, throttling, found, bareLcp));
  }
  return { runs, disturbed, pages };
}

type Throttling = "simulate" | "devtools";

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

/** Chrome sometimes abandons a navigation on machines without a screen (NO_FCP and similar). */
const attempts = 3;

async function runLighthouse(url: string, throttling: Throttling): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await runOnce(url, throttling);
    if (!result.runtimeError) return result;
    if (attempt === attempts) throw new Error(`${url}: ${result.runtimeError.message}`);
    await sleep(1000);
  }
}

async function runOnce(url: string, throttling: Throttling): Promise<Result> {
  const chromePath = findBrowser();
  const chrome = await chromeLauncher.launch({ chromeFlags, ...(chromePath ? { chromePath } : {}) });
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      logLevel: "error",
      throttlingMethod: throttling,
      ...(throttling === "devtools" ? { onlyCategories: ["performance"] } : {}),
    });
    if (!run) throw new Error(`Lighthouse returned no result for ${url}.`);
    return run.lhr;
  } finally {
    chrome.kill();
  }
}
