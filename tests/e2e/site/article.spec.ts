import { untilHydrated } from "../../setup/page-ready.ts";
import { expect, test } from "../../setup/journey.ts";

const placesToWait = {
  "the article's tags": () => {
    const tags = document.querySelector('[aria-label="Tags"]')?.getBoundingClientRect();
    return (tags?.top ?? 0) + window.scrollY - 120;
  },
  "the section after the article": () => 600,
};

for (const [place, topOf] of Object.entries(placesToWait))
  test(
    `keeps the scroll position at ${place} when the text loads late`,
    { tag: place.includes("tags") ? [] : "@deep" },
    async ({ page }) => {
      const held = Promise.withResolvers<void>();
      await page.route(/\/assets\/article-body-.*\.js$/, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto("/blog");
      await untilHydrated(page);
      await page.getByRole("link", { name: "Local SEO for trades" }).first().click();
      await expect(page.getByRole("list", { name: "Tags" })).toBeVisible();
      const wanted = await page.evaluate(topOf);
      const top = await page.evaluate((to) => {
        window.scrollTo({ top: to, behavior: "instant" });
        return window.scrollY;
      }, wanted);
      expect(top).toBeGreaterThan(100);
      // The browser chooses its scroll anchor in this frame.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      held.resolve();
      await expect(page.getByRole("heading", { level: 2, name: /What you can move/ })).toBeAttached();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.evaluate(() => window.scrollY)).toBe(top);
    },
  );
