import type { Page } from "playwright/test";
import { expect, test } from "../../setup/writing-journey.ts";
import { addManyPosts } from "../../setup/posts.ts";

async function readList(page: Page) {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return {
      titles: Array.from(document.querySelectorAll("article h2"), (title) => title.textContent),
      atEnd: window.scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
    };
  });
}

// tests/components/site/blog-list.test.tsx covers a list of 160 posts.
test(
  "renders only the cards near the viewport in a list of ten thousand posts",
  { tag: "@deep" },
  async ({ page }) => {
    // The time to scroll through the list depends on the machine.
    test.setTimeout(600_000);
    const added = await addManyPosts(10_000);
    await page.goto("/blog");
    const total = added + 17;
    await expect(page.getByText(`${total} articles`)).toBeAttached({ timeout: 60_000 });
    await expect(
      page
        .getByRole("listitem")
        .filter({ has: page.getByRole("article") })
        .first(),
    ).toHaveAttribute("aria-setsize", String(total));

    // Scrolls with the wheel, because headless Chromium sometimes stops drawing when a script scrolls this far.
    const { width, height } = page.viewportSize()!;
    await page.mouse.move(width / 2, height / 2);
    const seen = new Set<string>();
    let mostAtOnce = 0;
    for (;;) {
      const { titles, atEnd } = await readList(page);
      for (const title of titles) seen.add(title);
      mostAtOnce = Math.max(mostAtOnce, titles.length);
      if (atEnd) break;
      await page.mouse.wheel(0, height * 2);
    }
    expect([...seen].filter((title) => title.startsWith("Many "))).toHaveLength(added);
    expect([...seen].filter((title) => title.includes("draft"))).toEqual([]);
    expect(mostAtOnce).toBeLessThan(60);

    await page
      .getByRole("searchbox", { name: "Search articles" })
      .pressSequentially("many 00377", { delay: 10 });
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.getByRole("article")).toContainText("Many 00377");
  },
);
