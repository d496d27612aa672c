import { type Browser, chromium, type Page } from "playwright";
import { findBrowser } from "../../tests/setup/browser.ts";
import { median, untilQuiet } from "./measuring.ts";

export type Answer = {
  what: string;
  milliseconds: number;
  /** Divided by the load time of the bare page. */
  ratio: number;
};

export type Answers = { runs: number; bareLoad: number; answers: Answer[] };

/** Lighthouse's mobile network and CPU: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const cpuSlowdown = 4;

const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** CSS selectors: the control to press, and the element that then appears. The first visible match counts. */
type Pressed = { press: string; answer: string };

const menu: Pressed = {
  press: 'header summary, header button[aria-expanded], button[aria-label*="menu" i]',
  // AstroWind marks an open menu with a class.
  answer:
    'header details[open], header button[aria-expanded="true"], button[aria-label*="menu" i]:is([aria-expanded="true"], .expanded)',
};
const enquiry: Pressed = { press: "main form [type=submit]", answer: 'main form [aria-invalid="true"]' };

/** Milliseconds. */
const pause = 50;
const patience = 60_000;

async function onPhone<Found>(browser: Browser, look: (page: Page) => Promise<Found>): Promise<Found> {
  await untilQuiet();
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.emulateNetworkConditions", network);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    return await look(page);
  } finally {
    await context.close();
  }
}

const loadOf = (url: string) => async (page: Page) => {
  await page.goto(url);
  return page.evaluate(() => performance.getEntriesByType("navigation")[0]?.duration ?? Number.NaN);
};

const answerOf = (url: string, pressed: Pressed) => async (page: Page) => {
  await page.addInitScript(
    ([{ press, answer }, every]) => {
      const timer = setInterval(() => {
        if (document.querySelector(answer)) {
          clearInterval(timer);
          Object.assign(globalThis, { answered: performance.now() });
        } else {
          const buttons = document.querySelectorAll<HTMLElement>(press);
          [...buttons].find((button) => button.checkVisibility())?.click();
        }
      }, every);
    },
    [pressed, pause] as const,
  );
  await page.goto(url, { waitUntil: "commit" });
  const answered = await page.waitForFunction(() => (globalThis as { answered?: number }).answered, null, {
    timeout: patience,
  });
  return (await answered.jsonValue()) ?? Number.NaN;
};

/** `beside`: other pages, whose menu button is pressed. Throws when nothing responds within a minute. */
export async function measureAnswers(
  siteUrl: string,
  runs: number,
  beside: readonly string[] = [],
): Promise<Answers> {
  const asked: [what: string, url: string, pressed: Pressed][] = [
    ["the menu of /", `${siteUrl}/`, menu],
    ["the menu of an article", `${siteUrl}/blog/local-seo-for-trades`, menu],
    ["the form of /contact", `${siteUrl}/contact`, enquiry],
    ...beside.map((url): [string, string, Pressed] => [`the menu of ${url}`, url, menu]),
  ];
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    const bare: number[] = [];
    const times = asked.map((): number[] => []);
    // Measurements alternate between the pages, so that background load affects all of them.
    for (let run = 0; run < runs; run += 1) {
      bare.push(await onPhone(browser, loadOf(`${siteUrl}/bare`)));
      for (const [n, [, url, pressed]] of asked.entries())
        times[n]?.push(await onPhone(browser, answerOf(url, pressed)));
    }
    const bareLoad = median(bare);
    const answers = asked.map(([what], n) => {
      const milliseconds = median(times[n] ?? []);
      return { what, milliseconds, ratio: milliseconds / bareLoad };
    });
    return { runs, bareLoad, answers };
  } finally {
    await browser.close();
  }
}
