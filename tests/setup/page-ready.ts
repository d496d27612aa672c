import type { Page } from "playwright/test";
import { isStill } from "./look-checks.ts";

/** Waits for the mark that the page sets once it is hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("page-ready", "mark").length > 0);
}

export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (times) => {
    for (let n = 0; n < times; n += 1) await new Promise(requestAnimationFrame);
  }, count);
}

export async function untilWhole(page: Page): Promise<void> {
  await page.waitForFunction(() => !("folded" in document.documentElement.dataset));
}

const scripts = /\/assets\/.*\.js$/;

export async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Waits for fades to end, because semi-transparent elements cannot be checked. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(isStill);
}

/** Opens a page without loading a document. Uses a link if the page contains one, otherwise the History API. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLElement>(`a[href="${to}"]:not([target])`);
    if (link) return link.click();
    history.pushState({ idx: 1, key: to }, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state as unknown }));
  }, path);
}
