import { expect, test } from "../../setup/writing-journey.ts";
import { addPost, listPosts, removePosts } from "../../setup/posts.ts";

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
    // Alone it stands in many titles and excerpts, and means nothing to the question that is sent.
    const posts = (await listPosts()).filter(({ status }) => status === "published");
    const found = posts.filter(({ title: text, excerpt }) => `${text}${excerpt}`.includes(","));
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThan(posts.length);
    await search.fill(",");
    await expect(page.getByRole("article")).toHaveCount(found.length);
    const titles = await page.getByRole("article").getByRole("heading").allTextContents();
    expect(titles.toSorted()).toEqual(found.map(({ title: text }) => text).toSorted());
  } finally {
    await removePosts(ids);
  }
});
