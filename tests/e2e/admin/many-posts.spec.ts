import type { Response } from "playwright/test";
import { openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { addManyPosts, listPosts } from "../../setup/posts.ts";
import { isDeep } from "../../setup/test-depth.ts";

/** Enough that all of their bodies would be noticed; in a deep run more than the Data API returns at once. */
const count = isDeep ? 2000 : 200;

test("many posts: a page holds 25 and no bodies of others, and every page can be reached", async ({
  page,
}) => {
  test.slow();
  const total = (await listPosts()).length + count;
  const many = await addManyPosts(count);
  try {
    const bodies: Promise<Buffer>[] = [];
    const note = (response: Response) => {
      if (response.url().includes("/rest/v1/blog_posts")) bodies.push(response.body());
    };
    page.on("response", note);
    await openAdmin(page, "/admin/posts");
    const list = page.getByRole("region", { name: "Posts" });
    await expect(list.getByRole("rowheader")).toHaveCount(25);
    await expect(list.getByText("Checking…")).toHaveCount(0);
    // 25 rows, their bodies of 5 KB each, and the addresses of what is published.
    page.off("response", note);
    const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + body.length, 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(400_000);

    await list.getByLabel("Sort by").selectOption("Title, A to Z");
    await list.getByRole("link", { name: "Published" }).click();
    const pages = list.getByRole("navigation", { name: "Pages" });
    await pages.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(list.getByRole("status")).toBeFocused();
    await pages
      .getByRole("link", { name: /^Page \d+$/ })
      .last()
      .click();
    await expect(pages.getByRole("link", { name: "Next" })).toHaveCount(0);
    await expect(list.getByRole("rowheader").last()).toBeVisible();

    await list.getByRole("searchbox").fill(`Many ${String(count - 2).padStart(5, "0")}`);
    await expect(list.getByRole("rowheader")).toHaveCount(1);
    await expect(page).not.toHaveURL(/page=/);

    await page.goto("/admin/posts?page=9999");
    await expect(page).toHaveURL(new RegExp(`page=${Math.ceil(total / 25)}$`));
    await expect(list.getByRole("rowheader").first()).toBeVisible();
  } finally {
    await many.remove();
  }
});
