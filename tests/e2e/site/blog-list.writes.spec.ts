import { expect, test } from "../../setup/journey.ts";
import { addPost, removePosts } from "../../setup/posts.ts";

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
