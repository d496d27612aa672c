import type { Page } from "playwright/test";
import { expect, test } from "../../setup/writing-journey.ts";
import { addManyPosts } from "../../setup/posts.ts";

// Recording every one of its screens takes several times as long as scrolling through them.
test.use({ trace: "off" });

/** What the list shows now, and whether the page ends here. */
async function look(page: Page) {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return {
      titles: Array.from(document.querySelectorAll("article h2"), (title) => title.textContent),
      atEnd: window.scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
    };
  });
}

// A list of 160 posts is tested in tests/components/site/blog-list.test.tsx.
test(
  "shows every published one of ten thousand posts, no draft, with only the cards near the view in the page",
  { tag: "@deep" },
  async ({ page }) => {
    // How long each of the many screens takes is the machine's affair.
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

    // By the wheel, as visitors do: headless Chromium stops drawing for good now and then when a script scrolls this far.
    const { width, height } = page.viewportSize()!;
    await page.mouse.move(width / 2, height / 2);
    const seen = new Set<string>();
    let mostAtOnce = 0;
    for (;;) {
      const { titles, atEnd } = await look(page);
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
