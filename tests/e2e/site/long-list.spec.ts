import type { Page } from "playwright/test";
import { expect, test } from "../../setup/writing-journey.ts";
import { addManyPosts } from "../../setup/posts.ts";
import { isDeep } from "../../setup/test-depth.ts";

/** The list keeps only the cards near the view from 120 on; that it does so with very many as well is deep's affair. */
const posts = isDeep ? 10_000 : 400;

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

test("of very many posts every published one is in the list, no draft, and only the cards near the view are in the page", async ({
  page,
}) => {
  // How long each of the many screens takes is the machine's affair.
  if (isDeep) test.setTimeout(600_000);
  const many = await addManyPosts(posts);
  try {
    await page.goto("/blog");
    const total = many.published + 17;
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
    expect([...seen].filter((title) => title.startsWith("Many "))).toHaveLength(many.published);
    expect([...seen].filter((title) => title.includes("draft"))).toEqual([]);
    expect(mostAtOnce).toBeLessThan(60);

    await page
      .getByRole("searchbox", { name: "Search articles" })
      .pressSequentially("many 00377", { delay: 10 });
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.getByRole("article")).toContainText("Many 00377");
  } finally {
    await many.remove();
  }
});
