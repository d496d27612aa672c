import { titled } from "@brightwren/brand/derived";
import { openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { addPost } from "../../setup/posts.ts";

test("keeps the tab and the search in the URL after Back and a reload", async ({ page }) => {
  await addPost({ title: "About bread", status: "draft" });
  const list = page.getByRole("region", { name: "Posts" });
  const rows = list.getByRole("rowheader");
  const all = list.getByRole("link", { name: /^All/ });
  await openAdmin(page, "/admin/posts");
  await expect(page).toHaveTitle(titled("Posts"));
  await expect(rows.first()).toBeVisible();
  await list.getByRole("link", { name: /^Scheduled/ }).click();
  await expect(page).toHaveURL(/\?status=scheduled$/);
  await expect(rows).toHaveCount(1);
  await page.goBack();
  await expect(all).toHaveAttribute("aria-current", "page");

  const search = list.getByRole("searchbox", { name: "Search posts" });
  await search.fill("bread");
  await expect(rows).toHaveText([/^About bread/]);
  await page.reload();
  await expect(search).toHaveValue("bread");
  await page.getByRole("button", { name: "Actions for About bread" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(rows).toHaveCount(2);
});
