import { blogTitled } from "@brightwren/brand/derived";
import type { Page } from "playwright/test";
import { frames } from "../../setup/page-ready.ts";
import { expect, test } from "../../setup/writing-journey.ts";
import { readHead } from "../../setup/page-facts.ts";
import { changePost, readPost, removePosts } from "../../setup/posts.ts";

declare global {
  interface Window {
    watched: string[];
  }
}

async function watchTexts(page: Page, texts: string[]): Promise<void> {
  await page.addInitScript((wanted) => {
    window.watched = [];
    const record = () => {
      const text = document.querySelector("main")?.innerText;
      if (text) {
        const shown = wanted.filter((part) => text.includes(part)).join(" + ");
        if (shown !== window.watched.at(-1)) window.watched.push(shown);
      }
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  }, texts);
}

test("removes posts that were deleted or unpublished after the build", async ({ page }) => {
  const deleted = "the-about-page-people-read";
  const draft = "email-on-your-own-domain";
  await removePosts([(await readPost(deleted)).id]);
  await changePost({ slug: draft }, { status: "draft" });
  await page.goto(`/blog/${deleted}`);
  await expect(page).toHaveURL("/blog");
  await expect(page.getByRole("article")).toHaveCount(15);
  for (const slug of [deleted, draft])
    await expect(page.getByRole("main").locator(`a[href="/blog/${slug}"]`)).toHaveCount(0);
  // The page must not show any part of the article. When the backend is slow, the list's prerendered file is loaded.
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/blog$/);
  await expect(page.locator(`head [content$="/blog/${deleted}"]`)).toHaveCount(0);
});

test("shows a post edited after the build without flashing its old version", async ({ page }) => {
  const slug = "contact-forms-people-finish";
  const before = await readPost(slug);
  const opening = before.content.split("\n")[0] ?? "";
  const words = { title: "A title changed after the build", content: "A text changed after the build." };
  expect(opening.length).toBeGreaterThan(40);
  await watchTexts(page, [before.title, opening.slice(0, 40), words.title, words.content]);
  await changePost({ slug }, words);
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
  await expect(page.getByText(words.content)).toBeVisible();
  await frames(page, 20);
  const old = `${before.title} + ${opening.slice(0, 40)}`;
  const now = `${words.title} + ${words.content}`;
  const [first = "", ...later] = await page.evaluate(() => window.watched);
  const seen = first === before.title ? later : [first, ...later];
  expect([[old, now], [now]]).toContainEqual(seen);
  expect(await readHead(page)).toMatchObject({ titles: [blogTitled(words.title)] });

  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page.getByRole("link", { name: words.title })).toBeVisible();
  await expect(page.getByRole("link", { name: before.title })).toHaveCount(0);
});
