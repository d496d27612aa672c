import type { Page } from "playwright/test";
import { isStill } from "./look-checks.ts";

/** Waits until what was drawn at build answers to a click: the page notes that moment in the browser's timeline. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("page-ready", "mark").length > 0);
}

/** Lets the page draw so many frames: whatever it is about to do, it has the time to. */
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

/** Delays every script file of the site until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Waits until nothing fades or moves on the page but what goes on for ever; half faded in, nothing can be judged. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(isStill);
}
