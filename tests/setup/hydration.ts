import type { Page } from "playwright/test";

/** Waits until React has taken over what was drawn at build. It leaves a mark on the elements that are its own. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__reactFiber$")),
  );
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
