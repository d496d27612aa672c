import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "playwright/test";
import { untilWhole, untilStill } from "./page-ready.ts";
import { cookieOfBackend, journeyBackend, journeyPorts, journeyAddresses } from "./journey-addresses.ts";
import { startSeededBackend } from "./seeded-backend.ts";

type Console = {
  /** Declares that this message is meant to appear; everything else at warning or above fails the test. */
  allow: (message: RegExp) => void;
  /** Watches a further window of the journey. */
  watch: (page: Page) => void;
};

/** What the content security policy refuses; some refusals reach the console only as this event. */
function reportViolations(): void {
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) => {
    console.error(`policy violation: ${effectiveDirective} refused ${blockedURI} in ${sourceFile}`);
  });
}

/** React found another document than it expects (app/client.tsx). In a page that nobody changes that is a fault. */
const drawnAnew = /draws a part of the page anew/;

/** Whether this project's workers have a backend each, so that what one journey writes disturbs no other. */
export type JourneyOptions = { ownBackend: boolean };

/**
 * Playwright's `test`, failing on every console warning, console error, page error and violation of the content
 * security policy that was not allowed.
 */
export const test = base.extend<{ consoleGuard: Console }, JourneyOptions>({
  ownBackend: [false, { option: true, scope: "worker" }],
  launchOptions: [
    async ({ launchOptions, ownBackend }, provide) => {
      if (!ownBackend) return await provide(launchOptions);
      const { stop, ...addresses } = await startSeededBackend(journeyAddresses.site);
      Object.assign(journeyBackend, addresses);
      // The built site knows one address of the backend; in this browser it leads to the worker's own.
      const rule = `MAP 127.0.0.1:${journeyPorts.api} ${new URL(addresses.url).host}`;
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rule}`];
      await provide({ ...launchOptions, args });
      await stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  consoleGuard: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const seen: string[] = [];
      const watch = (window: Page) => {
        window.on("pageerror", (error) => seen.push(`page error: ${error.message}`));
        window.on("console", (message) => {
          if (["error", "warning"].includes(message.type()) || drawnAnew.test(message.text()))
            seen.push(`${message.type()}: ${message.text()}`);
        });
      };
      watch(page);
      await page.context().addInitScript(reportViolations);
      await page.context().addCookies([cookieOfBackend()]);
      await use({ allow: (message) => allowed.push(message), watch });
      expect(seen.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** What axe finds wrong on the page once all of it is laid out and nothing moves, one line each. */
export const accessibilityFaults = (page: Page): Promise<string[]> => faultsFound(page);

/** Of that, what can differ between light and dark. */
export const colourFaults = (page: Page): Promise<string[]> =>
  faultsFound(page, ["color-contrast", "link-in-text-block"]);

async function faultsFound(page: Page, rules?: string[]): Promise<string[]> {
  await untilWhole(page);
  await untilStill(page);
  // In this mode axe needs no second page to sum up in; only frames of foreign origins would want one. What is right
  // is not reported in detail: to write that down takes longer than to find it.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

export { expect };
