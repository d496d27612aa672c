import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "playwright/test";
import { untilWhole } from "./hydration.ts";
import { untilStill } from "./until-still.ts";

type Console = {
  /** Says that this message is meant to appear; everything else at warning or above fails the test. */
  allow: (message: RegExp) => void;
};

/** What the content security policy refuses; some refusals reach the console only as this event. */
function reportViolations(): void {
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) => {
    console.error(`policy violation: ${effectiveDirective} refused ${blockedURI} in ${sourceFile}`);
  });
}

/**
 * Playwright's `test`, failing on every console warning, console error, page error and violation of the content
 * security policy that was not allowed.
 */
export const test = base.extend<{ consoleGuard: Console }>({
  consoleGuard: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const seen: string[] = [];
      page.on("pageerror", (error) => seen.push(`page error: ${error.message}`));
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) seen.push(`${message.type()}: ${message.text()}`);
      });
      await page.context().addInitScript(reportViolations);
      await use({ allow: (message) => allowed.push(message) });
      expect(seen.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** What axe finds wrong on the page once all of it is laid out and nothing moves, one line each. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await untilWhole(page);
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

export { expect };
