import type { Page } from "playwright/test";
import { frames, holdScripts, untilHydrated } from "../../setup/page-ready.ts";
import { expect, test } from "../../setup/journey.ts";
import { isDeep } from "../../setup/test-depth.ts";

declare global {
  interface Window {
    seenCards: string[][];
    typed: string;
  }
}

async function watchCards(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.seenCards = [];
    let last = "";
    const record = () => {
      const seen = [...document.querySelectorAll("article h2")]
        .filter((title) => title.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map(({ textContent }) => textContent);
      if (seen.join() !== last) window.seenCards.push(seen);
      last = seen.join();
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
}

const seenCards = (page: Page) => page.evaluate(() => window.seenCards.filter((seen) => seen.length > 0));

const addresses = [
  { address: "/blog?category=local-seo", expected: 3, slow: true },
  { address: "/blog?q=cookie+rules", expected: 1, slow: false },
  { address: "/blog?category=local-seo&q=reviews", expected: 1, slow: false },
];
const also = addresses.map(({ slow, ...each }) => ({ ...each, slow: !slow }));

test("shows only matching cards at a filtered URL while scripts load slowly", async ({ page }) => {
  await watchCards(page);
  for (const { address, expected, slow } of isDeep ? [...addresses, ...also] : addresses.slice(0, 2)) {
    const release = slow ? await holdScripts(page) : () => {};
    const wanted = page.waitForRequest(/\/assets\/.*\.js$/);
    await page.goto(address, { waitUntil: "commit" });
    if (slow) {
      await wanted;
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await frames(page, 30);
      expect(await seenCards(page), address).toEqual([]);
      release();
    }
    await untilHydrated(page);
    await expect(page.getByRole("article")).toHaveCount(expected);
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect.poll(() => seenCards(page)).not.toEqual([]);
    const seen = await seenCards(page);
    expect(
      seen.map(({ length }) => length),
      address,
    ).toEqual([expected]);
  }
});

test(
  "does not show the unfiltered list when the text font cannot be loaded",
  { tag: "@deep" },
  async ({ page, consoleGuard }) => {
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
  },
);

test("shows the complete list in every frame when no filter is set", async ({ page }) => {
  await watchCards(page);
  const answered = page.waitForResponse(/rest\/v1\/blog_posts/);
  await page.goto("/blog");
  await (await answered).finished();
  await frames(page, 20);
  // The first frame may appear before the file has loaded completely.
  const [first = 0, ...later] = await page.evaluate(() => window.seenCards.map(({ length }) => length));
  expect(first).toBeGreaterThan(0);
  expect(later.at(-1) ?? first).toBe(17);
  expect(later.filter((count) => count !== 17)).toEqual([]);
});

test("keeps every character typed into the search field during hydration", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "Only Chromium slows its processor down.");
  // Types between React tasks until hydration completes.
  await page.addInitScript(() => {
    window.typed = "";
    const letters = "abcdefghijklmnopqrstuvwxyz";
    let after = 0;
    const type = () => {
      const field = document.querySelector<HTMLInputElement>("input[type=search]");
      if (field) {
        const letter = letters[window.typed.length % letters.length] ?? "";
        if (window.typed === "") field.focus();
        if (document.execCommand("insertText", false, letter)) window.typed += letter;
      }
      if (performance.getEntriesByName("page-ready", "mark").length > 0) after += 1;
      if (after < 3) setTimeout(type);
    };
    document.addEventListener("DOMContentLoaded", type);
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  await page.goto("/blog");
  await untilHydrated(page);
  await frames(page, 3);
  const typed = await page.evaluate(() => window.typed);
  expect(typed.length).toBeGreaterThan(10);
  await expect(page.getByRole("searchbox", { name: "Search articles" })).toHaveValue(typed);
});
