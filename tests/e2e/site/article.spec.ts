import { followLink, untilHydrated } from "../../setup/page-ready.ts";
import { expect, test } from "../../setup/journey.ts";

test("keeps the scroll position when the text of an article without a file loads late", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  const slug = "local-seo-for-trades";
  await page.route(`**/blog/${slug}`, (route) => route.fulfill({ status: 404 }));
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/article-body-.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/blog");
  await untilHydrated(page);
  await followLink(page, `/blog/${slug}`);
  await expect(page.getByRole("list", { name: "Tags" })).toBeVisible();
  const top = await page.evaluate(() => {
    const tags = document.querySelector('[aria-label="Tags"]')?.getBoundingClientRect();
    window.scrollTo({ top: (tags?.top ?? 0) + window.scrollY - 120, behavior: "instant" });
    return window.scrollY;
  });
  expect(top).toBeGreaterThan(100);
  // The browser chooses its scroll anchor in this frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  held.resolve();
  await expect(page.getByRole("heading", { level: 2, name: /What you can move/ })).toBeAttached();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});
