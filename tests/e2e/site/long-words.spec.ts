import { expect, test } from "../../setup/writing-journey.ts";
import { addPost, removePosts } from "../../setup/posts.ts";
import { sticksOut } from "../../setup/sticks-out.ts";

const longWord = "Donaudampfschifffahrtsgesellschaft".repeat(6);

test("very long words widen neither list nor article, nor the page of another article", async ({ page }) => {
  const slug = "long-words";
  const id = await addPost({
    slug,
    title: longWord,
    excerpt: longWord,
    author: longWord.slice(0, 100),
    tags: ["versicherungsvertreter".repeat(3).slice(0, 60)],
    content: `## ${longWord}\n\n${longWord} https://example.com/${longWord}\n\n\`${longWord}\`\n\n## Two\n\nb\n\n## Three\n\nc`,
    published_at: new Date().toISOString(),
  });
  try {
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/blog");
      await expect(page.getByRole("heading", { name: longWord })).toBeVisible();
      expect.soft(await sticksOut(page), `the list at ${width} px`).toEqual([]);
      await page.goto(`/blog/${slug}`);
      await expect(page.getByRole("heading", { level: 1, name: longWord })).toBeVisible();
      await page.locator("footer").scrollIntoViewIfNeeded();
      expect.soft(await sticksOut(page), `the article at ${width} px`).toEqual([]);
      const older = page
        .getByRole("navigation", { name: "Previous and next article" })
        .getByRole("link")
        .last();
      await older.click();
      await expect(page).not.toHaveURL(new RegExp(slug));
      await expect(page.getByRole("link", { name: longWord }).first()).toBeVisible();
      expect.soft(await sticksOut(page), `the article before it at ${width} px`).toEqual([]);
    }
  } finally {
    await removePosts([id]);
  }
});
