import type { Page } from "playwright/test";

/** Waits until what was drawn at build answers to a click: the page notes that moment in the browser's timeline. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("page-ready", "mark").length > 0);
}

/** Lets the page draw so many pictures of itself: whatever it is about to do, it has the time to. */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (times) => {
    for (let n = 0; n < times; n += 1) await new Promise(requestAnimationFrame);
  }, count);
}

/** Waits until what lies below the first screen is laid out as well. */
export async function untilWhole(page: Page): Promise<void> {
  await page.waitForFunction(() => !("folded" in document.documentElement.dataset));
}

const scripts = /\/assets\/.*\.js$/;

/** Holds back every script file of the site until the function it gives is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
