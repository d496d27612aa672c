import type { Page } from "playwright/test";
import { frames, untilHydrated } from "../../setup/page-ready.ts";
import { expect, test } from "../../setup/journey.ts";

/** Delays the text font. Content below the first screen is laid out only after the font has loaded. */
async function delayTextFont(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/hanken-grotesk.*\.woff2$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Does not wait for the load event, which may wait for the font. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: "domcontentloaded" });

const folded = (page: Page) => page.locator("html[data-folded]");

test("lays out content below the first screen after the first paint", async ({ page }) => {
  const deliverFont = await delayTextFont(page);
  await open(page, "/");
  await untilHydrated(page);
  await expect(folded(page)).toHaveCount(1);
  const last = page.locator("#templates h2");
  const isDrawn = () => last.evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isDrawn()).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await isDrawn()).toBe(true);
  await page.emulateMedia({ media: null });
  await expect(folded(page)).toHaveCount(1);

  await page.getByRole("link", { name: "See Our Process" }).click();
  const process = page.locator("#process");
  await expect(process).toBeFocused();
  const top = () => process.evaluate((section) => Math.abs(section.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(120);
  deliverFont();
  await expect(folded(page)).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(top).toBeLessThan(120);
});

test("lays out the whole page immediately when the visitor arrives at an anchor", async ({ page }) => {
  await delayTextFont(page);
  await open(page, "/#pricing");
  await expect(page.locator("#pricing")).toBeInViewport();
  await expect(page.locator("#pricing")).toBeFocused();
  await expect(folded(page)).toHaveCount(0);
});

test("keeps a pressed link under the pointer while later content is laid out", async ({ page }) => {
  const deliverFont = await delayTextFont(page);
  await open(page, "/blog/what-seo-can-and-cannot-do");
  await untilHydrated(page);
  const related = page.getByRole("region", { name: "Related Articles" }).getByRole("link");
  await related.first().hover();
  await page.mouse.down();
  deliverFont();
  await expect(folded(page)).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await frames(page, 2);
  await page.mouse.up();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Page titles/);
});
