import type { Page } from "playwright/test";
import { holdScripts, untilHydrated } from "../../setup/hydration.ts";
import { expect, test } from "../../setup/journey.ts";

declare global {
  interface Window {
    /** Titles of the cards a person could see, one entry whenever that changed. */
    seenCards: string[][];
  }
}

/** Notes in every frame, from the first on, which cards are to be seen. */
async function watchCards(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.seenCards = [];
    let last = "";
    const look = () => {
      const seen = [...document.querySelectorAll("article h2")]
        .filter((title) => title.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map(({ textContent }) => textContent);
      if (seen.join() !== last) window.seenCards.push(seen);
      last = seen.join();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const seenCards = (page: Page) => page.evaluate(() => window.seenCards.filter((seen) => seen.length > 0));

for (const [address, expected] of [
  ["/blog?q=cookie+rules", 1],
  ["/blog?category=local-seo", 3],
  ["/blog?category=local-seo&q=reviews", 1],
] as const) {
  for (const slow of [false, true]) {
    test(`${address} never shows a card it does not ask for${slow ? ", also when scripts are slow" : ""}`, async ({
      page,
    }) => {
      await watchCards(page);
      const release = slow ? await holdScripts(page) : () => {};
      await page.goto(address, { waitUntil: "commit" });
      if (slow) {
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.waitForTimeout(1500);
        expect(await seenCards(page)).toEqual([]);
        release();
      }
      await untilHydrated(page);
      await expect(page.getByRole("article")).toHaveCount(expected);
      await expect(page.getByRole("article").first()).toBeVisible();
      await expect.poll(() => seenCards(page)).not.toEqual([]);
      const seen = await seenCards(page);
      expect(seen.map(({ length }) => length)).toEqual([expected]);
    });
  }
}

test("a text face that cannot be had does not bring the list without the filter", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|NetworkError|network error/i);
  await watchCards(page);
  await page.route(/hanken-grotesk.*\.woff2$/, (route) => route.abort());
  const release = await holdScripts(page);
  await page.goto("/blog?category=local-seo", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForTimeout(1500);
  expect(await seenCards(page)).toEqual([]);
  release();
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("the list without a filter stands from the first frame to the last", async ({ page }) => {
  await watchCards(page);
  const answered = page.waitForResponse(/rest\/v1\/blog_posts/);
  await page.goto("/blog");
  await answered;
  await page.waitForTimeout(500);
  const seen = await seenCards(page);
  expect(seen.map(({ length }) => length).every((count, i) => count === 17 || i === 0)).toBe(true);
});

test("what is typed into the search before the page runs is kept and searched for", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/blog", { waitUntil: "commit" });
  const search = page.getByRole("searchbox", { name: "Search articles" });
  await search.pressSequentially("equality act");
  await expect(page.getByRole("article")).toHaveCount(17);
  release();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(search).toHaveValue("equality act");
  await expect(search).toBeFocused();
  await expect(page).toHaveURL(/\?q=equality\+act$/);
});
