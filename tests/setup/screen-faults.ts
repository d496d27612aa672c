import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { axeOptions, colourRules, pixelsBeside, smallTargets } from "./look-checks.ts";
import { untilStill } from "./page-ready.ts";
import { isDeep } from "./test-depth.ts";

/** Counts the fades and movements that begin on the page from now on. */
const countMotions = (page: Page) =>
  page.evaluateHandle(() => {
    const motions = { begun: 0 };
    for (const type of ["transitionrun", "animationstart"])
      document.addEventListener(type, () => (motions.begun += 1), true);
    return motions;
  });

/**
 * What axe finds wrong on a screen without frames, one line each; by all of its rules or by these. Faults found while
 * something faded, e.g. a notification whose time had come, are looked for again.
 */
export async function accessibilityFaults(page: Page, rules: readonly string[] = []): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    await untilStill(page);
    const motions = await countMotions(page);
    // In this mode axe needs no page beside the screen's; an app opens none for it.
    const builder = new AxeBuilder({ page }).setLegacyMode().options(axeOptions());
    const { violations } = await (rules.length > 0 ? builder.withRules([...rules]) : builder).analyze();
    const begun = await motions.evaluate((counted) => counted.begun);
    if (violations.length === 0 || begun === 0 || attempt === 3)
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  }
}

/** What axe finds wrong in light, and with the colours in dark; in a deep run, with everything in dark. */
export async function faultsInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  const inLight = await accessibilityFaults(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const inDark = await accessibilityFaults(page, isDeep ? [] : colourRules);
  return [...inLight, ...inDark.map((fault) => `in dark, ${fault}`)];
}

/** Measured when the page has been drawn at its new width, and what it has to do about that is done. */
async function sidewaysPixels(page: Page): Promise<number> {
  await untilStill(page);
  return page.evaluate(pixelsBeside);
}

/**
 * What is wrong with the look of the screen that a page shows, one line each: what sticks out sideways and what is too
 * small to press at each width, and what axe finds at the last of them; in a deep run, at all of them.
 */
export async function screenFaults(page: Page, widths = [360, 768, 1440]): Promise<string[]> {
  const faults: string[] = [];
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const beside = await sidewaysPixels(page);
    const found = beside > 0 ? [`scrolls sideways by ${beside} px`] : [];
    found.push(...(await page.evaluate(smallTargets)));
    if (isDeep || width === widths.at(-1)) found.push(...(await faultsInBothSchemes(page)));
    faults.push(...found.map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}
