import type { Page } from "playwright/test";
import { frames, holdScripts, untilHydrated } from "../../setup/page-ready.ts";
import { lostWords, prepareTranslation, translated, wordsOnPage } from "../../setup/translate-page.ts";
import { expect, test } from "../../setup/journey.ts";
import { demoRoutes, pageRoutes } from "../../setup/routes.ts";

// Translates the prerendered page before React hydrates it.
// tests/components/site/translated.test.tsx translates pages after hydration.

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/draws a part of the page anew/));

test.afterEach(({ page }) =>
  // The cookie policy says "could not be fetched, so that".
  expect(
    page.getByText(/Unexpected Application Error|has stopped working|could not be (?!fetched, so)/),
  ).toHaveCount(0),
);

async function openTranslated(page: Page, route: string): Promise<void> {
  const translate = await prepareTranslation(page);
  const release = await holdScripts(page);
  await page.goto(route, { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading");
  const words = await page.evaluate(wordsOnPage);
  await translate();
  release();
  await untilHydrated(page);
  await frames(page, 3);
  const lost = lostWords(words, await page.evaluate(wordsOnPage));
  expect(lost.length, `words that are gone: ${lost.slice(0, 20).join(" ")}`).toBeLessThan(4);
}

/** Components read their own texts on these pages. Deep runs translate all pages. */
const examples = ["/blog/local-seo-for-trades", "/contact"];

for (const route of [...pageRoutes, ...demoRoutes])
  test(
    `keeps the translated page ${route} intact`,
    { tag: examples.includes(route) ? [] : "@deep" },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openTranslated(page, route);
      if (!route.startsWith("/demos/")) {
        await page.getByText(translated("Menu"), { exact: true }).click();
        await page.getByText(translated("Close"), { exact: true }).click();
        await expect(page.getByText(translated("Menu"), { exact: true })).toBeVisible();
      }
      for (const control of await page.locator("main summary, main [role=group] button").all())
        if (await control.isVisible()) await control.click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  );
