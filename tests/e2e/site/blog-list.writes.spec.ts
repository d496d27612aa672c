import { expect, test } from "../../setup/journey.ts";
import { addManyPosts, addPost, removePosts } from "../../setup/posts.ts";

test("awkward characters are searched literally", async ({ page }) => {
  const title = `100% "quoted", (bracketed) {b} a_b *star* back\\slash 🐦`;
  const ids = [await addPost({ title }), await addPost({ title: "100 percent axb" })];
  try {
    await page.goto("/blog");
    const search = page.getByRole("searchbox", { name: "Search articles" });
    for (const text of ["100%", `"quoted", (bra`, "{b} a_b", "*star*", "back\\slash", "🐦", title]) {
      await search.fill(text);
      await expect(page.getByRole("article")).toHaveCount(1);
      await expect(page.getByRole("article")).toContainText("back\\slash");
    }
    await search.fill(",");
    await expect(page.getByRole("status")).not.toHaveText("Loading articles...");
  } finally {
    await removePosts(ids);
  }
});

test("of 10,000 posts every published one is in the list, no draft, and scrolling stays smooth", async ({
  page,
}) => {
  // A thousand screens and more; how long each takes is the machine's affair.
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
