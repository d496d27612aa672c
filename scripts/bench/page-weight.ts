import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, chromium, type Request } from "playwright";
import { findBrowser } from "../../tests/setup/browser.ts";

export type PageWeight = {
  route: string;
  script: number;
  /** Bytes of the whole response, including headers. */
  all: number;
  requests: number;
  otherOrigins: string[];
};

const phone = { width: 412, height: 823 };
/** Milliseconds without a request until a page counts as loaded. */
const rest = 2000;

/** A page imports its scripts after its first paint, so wait for at least one. */
async function atRest(requests: readonly Request[]): Promise<void> {
  for (let seen = -1; seen !== requests.length || !requests.some(isScript);) {
    seen = requests.length;
    await sleep(rest);
  }
}

const isScript = (request: Request) => request.resourceType() === "script";

type Sizes = Awaited<ReturnType<Request["sizes"]>>;

async function bytesOf(requests: readonly Request[], count: (sizes: Sizes) => number): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((total, size) => total + count(size), 0);
}

async function weigh(browser: Browser, siteUrl: string, route: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith("http")) requests.push(request);
  });
  await page.goto(siteUrl + route);
  await atRest(requests);
  const own = requests.filter((request) => request.url().startsWith(`${siteUrl}/`));
  const weight = {
    route,
    script: await bytesOf(own.filter(isScript), ({ responseBodySize }) => responseBodySize),
    all: await bytesOf(
      own,
      ({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize,
    ),
    requests: own.length,
    otherOrigins: [...new Set(requests.map((request) => new URL(request.url()).origin))].filter(
      (origin) => origin !== siteUrl,
    ),
  };
  await context.close();
  return weight;
}

export async function measurePageWeights(siteUrl: string, routes: readonly string[]): Promise<PageWeight[]> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    const weights: PageWeight[] = [];
    for (const route of routes) weights.push(await weigh(browser, siteUrl, route));
    return weights;
  } finally {
    await browser.close();
  }
}
