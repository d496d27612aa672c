import { untilHydrated } from "../../setup/page-ready.ts";
import { expect, test } from "../../setup/journey.ts";

test("returns 404 for a missing article and redirects to the list", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404/);
  for (const missing of ["no-such-article", "structured-data-for-small-businesses"]) {
    const held = Promise.withResolvers<void>();
    await page.route(/blog_posts.*slug=eq/, async (route) => {
      await held.promise;
      await route.continue();
    });
    const answer = await page.goto(`/blog/${missing}`);
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
    await expect(page.getByText("Loading article...")).toBeVisible();
    held.resolve();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insights & Resources");
    await page.unroute(/blog_posts.*slug=eq/);
  }
});

test("links to the previous and next articles by date", async ({ page }) => {
  await page.goto("/blog");
  const titles = await page.getByRole("article").getByRole("heading", { level: 2 }).allTextContents();
  const [newest = "", second = "", third = ""] = titles;
  await page.goto("/blog/local-seo-for-trades");
  const neighbours = page.getByRole("navigation", { name: "Previous and next article" }).getByRole("link");
  await expect(neighbours).toHaveText([`Previous article${second}`]);
  await untilHydrated(page);
  await neighbours.click();
  await expect(page.getByRole("heading", { level: 1, name: second })).toBeVisible();
  await expect(neighbours).toHaveText([`Previous article${third}`, `Next article${newest}`]);
});

const placesToWait = {
  "the section after the article": () => 600,
  "the article's tags": () => {
    const tags = document.querySelector('[aria-label="Tags"]')?.getBoundingClientRect();
    return (tags?.top ?? 0) + window.scrollY - 120;
  },
};

for (const [place, topOf] of Object.entries(placesToWait))
  test(`keeps the scroll position at ${place} when the text loads late`, async ({ page }) => {
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
  });
