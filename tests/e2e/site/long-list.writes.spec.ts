import { expect, test } from "../../setup/journey.ts";
import { addManyPosts } from "../../setup/posts.ts";

// Recording every one of its screens takes several times as long as scrolling through them.
test.use({ trace: "off" });

test("of 10,000 posts every published one is in the list, no draft, and scrolling stays smooth", async ({
  page,
}) => {
  // How long each of the many screens takes is the machine's affair.
  test.setTimeout(600_000);
  const many = await addManyPosts(10_000);
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

    const seen = await page.evaluate(async () => {
      const longTasks: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) longTasks.push(entry.duration);
      }).observe({ type: "longtask" });
      const titles = new Set<string>();
      const bottom = () => window.scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      for (;;) {
        for (const title of document.querySelectorAll("article h2")) titles.add(title.textContent);
        if (bottom()) break;
        window.scrollBy({ top: innerHeight * 2, behavior: "instant" });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
      return { titles: [...titles], longTasks };
    });
    expect(seen.titles.filter((title) => title.startsWith("Many "))).toHaveLength(many.published);
    expect(seen.titles.filter((title) => title.includes("draft"))).toEqual([]);
    test.info().annotations.push({ type: "long tasks (ms)", description: JSON.stringify(seen.longTasks) });

    await page
      .getByRole("searchbox", { name: "Search articles" })
      .pressSequentially("many 00777", { delay: 10 });
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.getByRole("article")).toContainText("Many 00777");
  } finally {
    await many.remove();
  }
});
