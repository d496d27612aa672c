import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { axeOptions, pixelsBeside, smallTargets } from "./look-checks.ts";
import { untilStill } from "./page-ready.ts";
import { isDeep } from "./test-depth.ts";

const countMotions = (page: Page) =>
  page.evaluateHandle(() => {
    const motions = { begun: 0 };
    for (const type of ["transitionrun", "animationstart"])
      document.addEventListener(type, () => (motions.begun += 1), true);
    return motions;
  });

/** Rechecks violations, because an animation may have caused them. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    await untilStill(page);
    const motions = await countMotions(page);
    // Legacy mode does not open a second page, which the desktop app would block.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(axeOptions()).analyze();
    const begun = await motions.evaluate((counted) => counted.begun);
    if (violations.length === 0 || begun === 0 || attempt === 3)
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  }
}

async function faultsInBothSchemes(page: Page): Promise<string[]> {
  const inLight = await accessibilityFaults(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const inDark = await accessibilityFaults(page);
  await page.emulateMedia({ colorScheme: "light" });
  return [...inLight, ...inDark.map((fault) => `in dark, ${fault}`)];
}

async function sidewaysPixels(page: Page): Promise<number> {
  await untilStill(page);
  return page.evaluate(pixelsBeside);
}

/** Checks overflow and target sizes at each width, and runs axe at the last one. Deep runs use axe at each, also in dark. */
export async function screenFaults(page: Page, widths = [360, 768, 1440]): Promise<string[]> {
  const faults: string[] = [];
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const beside = await sidewaysPixels(page);
    const found = beside > 0 ? [`scrolls sideways by ${beside} px`] : [];
    found.push(...(await page.evaluate(smallTargets)));
    if (isDeep) found.push(...(await faultsInBothSchemes(page)));
    else if (width === widths.at(-1)) found.push(...(await accessibilityFaults(page)));
    faults.push(...found.map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}
