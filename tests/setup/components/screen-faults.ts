import axe from "axe-core";
import { commands, page } from "vitest/browser";
import { expect } from "vitest";
import { axeOptions, colourRules, isStill, pixelsBeside, smallTargets } from "../look-checks.ts";

const isDeep = import.meta.env["TEST_DEPTH"] === "deep";

export async function accessibilityFaults(rules: readonly string[] = []): Promise<string[]> {
  await expect.poll(isStill, { timeout: 5000 }).toBe(true);
  const { violations } = await axe.run(document, {
    ...axeOptions(),
    ...(rules.length > 0 ? { runOnly: [...rules] } : {}),
  });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/**
 * Checks overflow, target sizes and accessibility at the first width and ends at the last. With `all`, checks overflow and
 * target sizes at each width, accessibility at the last one, and its colour rules again in dark mode.
 */
export async function screenFaults(widths = [360, 768, 1440], all = isDeep): Promise<string[]> {
  const faults: string[] = [];
  await commands.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  for (const width of all ? widths : widths.slice(0, 1)) {
    await page.viewport(width, 900);
    await expect.poll(isStill, { timeout: 5000 }).toBe(true);
    const beside = await pixelsBeside();
    const found = beside > 0 ? [`scrolls sideways by ${beside} px`] : [];
    faults.push(...[...found, ...smallTargets()].map((fault) => `${width} px: ${fault}`));
  }
  faults.push(...(await accessibilityFaults()));
  if (!all) {
    await page.viewport(widths.at(-1) ?? 1280, 900);
    return faults;
  }
  await commands.emulateMedia({ colorScheme: "dark" });
  const inDark = await accessibilityFaults(colourRules);
  return [...faults, ...inDark.map((fault) => `in dark, ${fault}`)];
}
