import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { untilWhole } from "../hydration.ts";
import { untilStill } from "../until-still.ts";

/** What axe finds wrong in a window, one line each. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await untilWhole(page);
  await untilStill(page);
  // In this mode axe needs no page beside the window; an app opens none for it.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
