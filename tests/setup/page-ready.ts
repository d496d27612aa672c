import type { Page } from "playwright/test";
import { isStill } from "./look-checks.ts";

declare global {
  interface Window {
    /** What `hydrateInSteps` saw. */
    hydration: { steps: number; typed: boolean };
  }
}

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

/**
 * Has the page hydrate what was drawn at build in small steps, as on a slow phone. Returns a function that loads an
 * address and types a letter into its search field just before one of them (0 types nothing); it returns how many steps
 * there were until the page answered, and whether there was the one to type before: two loads differ by a step or two.
 */
export async function hydrateInSteps(page: Page) {
  await page.goto("/robots.txt");
  await page.addInitScript(() => {
    // React pauses when its time is over, which it reads from this clock, and goes on at a message. It ticks with every
    // look at it, so that a load takes as many steps as the next, however busy the machine is.
    let ticks = 0;
    performance.now = () => (ticks += 1);
    const typeBefore = Number(sessionStorage.getItem("type-before"));
    const post = Reflect.get(MessagePort.prototype, "postMessage") as (
      this: MessagePort,
      message: unknown,
    ) => void;
    window.hydration = { steps: 0, typed: false };
    let step = 0;
    MessagePort.prototype.postMessage = function (message: unknown) {
      step += 1;
      const isLetter = step === typeBefore;
      if (performance.getEntriesByName("page-ready", "mark").length === 0) window.hydration.steps = step;
      setTimeout(() => {
        if (isLetter) {
          document.querySelector<HTMLInputElement>("input[type=search]")?.focus();
          window.hydration.typed = document.execCommand("insertText", false, "a");
        }
        post.call(this, message);
      });
    };
  });
  return async (address: string, typeBefore: number) => {
    await page.evaluate((step) => sessionStorage.setItem("type-before", String(step)), typeBefore);
    await page.goto(address);
    await untilHydrated(page);
    await frames(page, 2);
    return page.evaluate(() => window.hydration);
  };
}

/** Waits until nothing fades or moves on the page but what goes on for ever; half faded in, nothing can be judged. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(isStill);
}
