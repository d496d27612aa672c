import type { Page } from "playwright/test";
import { frames, holdScripts, hydrateInSteps, untilHydrated } from "../../setup/page-ready.ts";
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

const deep = "@deep";
const addresses = [
  { address: "/blog?q=cookie+rules", expected: 1, slow: false, tag: [] },
  { address: "/blog?q=cookie+rules", expected: 1, slow: true, tag: deep },
  { address: "/blog?category=local-seo", expected: 3, slow: false, tag: deep },
  { address: "/blog?category=local-seo", expected: 3, slow: true, tag: [] },
  { address: "/blog?category=local-seo&q=reviews", expected: 1, slow: false, tag: [] },
  { address: "/blog?category=local-seo&q=reviews", expected: 1, slow: true, tag: deep },
];

for (const { address, expected, slow, tag } of addresses) {
  const title = `${address} never shows a card it does not ask for${slow ? ", also when scripts are slow" : ""}`;
  test(title, { tag }, async ({ page }) => {
    await watchCards(page);
    const release = slow ? await holdScripts(page) : () => {};
    const wanted = page.waitForRequest(/\/assets\/.*\.js$/);
    await page.goto(address, { waitUntil: "commit" });
    if (slow) {
      await wanted;
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await frames(page, 30);
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

test("a text font that cannot be had does not bring the list without the filter", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|NetworkError|network error/i);
  await watchCards(page);
  await page.route(/hanken-grotesk.*\.woff2$/, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".woff2"));
  const release = await holdScripts(page);
  await page.goto("/blog?category=local-seo", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await failed;
  await frames(page, 30);
  expect(await seenCards(page)).toEqual([]);
  release();
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("the list without a filter stands from the first frame to the last", async ({ page }) => {
  await watchCards(page);
  const answered = page.waitForResponse(/rest\/v1\/blog_posts/);
  await page.goto("/blog");
  await (await answered).finished();
  await frames(page, 20);
  // The first frame may have come before the whole file did.
  const [first = 0, ...later] = await page.evaluate(() => window.seenCards.map(({ length }) => length));
  expect(first).toBeGreaterThan(0);
  expect(later.at(-1) ?? first).toBe(17);
  expect(later.filter((count) => count !== 17)).toEqual([]);
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

test("what is typed into the search at the very moment the page takes over is kept", async ({ page }) => {
  const open = await hydrateInSteps(page);
  const { steps } = await open("/blog", 0);
  // Two loads differ by a step or two: files arrive in another order.
  let moments = 0;
  for (let step = steps + 1; moments < 3; step -= 1) {
    const { typed } = await open("/blog", step);
    if (!typed) continue;
    moments += 1;
    await expect(page.getByRole("searchbox", { name: "Search articles" })).toHaveValue("a");
  }
});
