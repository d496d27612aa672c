import type { Page } from "playwright/test";
import { expect, test } from "../../setup/admin-journey.ts";
import { openAdmin, publish } from "../../setup/admin-steps.ts";
import { addPost, readPost } from "../../setup/posts.ts";
import { serviceClient } from "../../setup/service-client.ts";

const row = (page: Page, name: string) =>
  page
    .getByRole("region", { name: "Categories", exact: true })
    .getByRole("listitem")
    .filter({ has: page.getByText(name, { exact: true }) });

test("redirects visitors from a deleted category to the one that replaces it", async ({ page }) => {
  const categories = [
    { name: "Fairs", slug: "fairs" },
    { name: "Markets", slug: "markets" },
  ];
  const { data } = await serviceClient()
    .from("blog_categories")
    .insert(categories)
    .select("id, slug")
    .throwOnError();
  const category_id = data?.find(({ slug }) => slug === "fairs")?.id;
  const id = await addPost({ title: "Sorted", slug: "sorted" });
  await serviceClient().from("blog_posts").update({ category_id }).eq("id", id).throwOnError();
  await openAdmin(page, "/admin/posts/categories");
  await expect(row(page, "Fairs")).toContainText("1 post");
  await page.getByRole("button", { name: "Actions for Fairs", exact: true }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog", { name: /^Delete / });
  await expect(dialog).toContainText("Used by 1 post.");
  await dialog.getByLabel("Move it to").selectOption({ label: "Markets" });
  await expect(dialog).toContainText("/blog/category/fairs will redirect to “Markets”.");
  await dialog.getByRole("button", { name: "Move and delete" }).click();
  await expect(page.getByText("1 post moved to “Markets”. “Fairs” deleted")).toBeVisible();
  await expect(row(page, "Markets")).toContainText("1 post");

  await page.goto("/blog?category=fairs");
  await expect(page).toHaveURL(/\/blog\?category=markets$/);
  await expect(page.getByRole("link", { name: "Sorted" })).toBeVisible();
});

test("redirects visitors from an old URL until the owner removes the redirect", async ({ page }) => {
  await openAdmin(page, `/admin/posts/${await addPost({ title: "Moves", slug: "journey-moves" })}`);
  await page.getByRole("button", { name: "Change address" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("The old address will redirect to the new one");
  await page.getByRole("alertdialog").getByRole("button", { name: "Change address" }).click();
  await page.getByRole("textbox", { name: "Address" }).fill("journey-moved");
  await expect(page.getByText("Once published, /blog/journey-moves will redirect here.")).toBeVisible();
  await publish(page, "Update published post");
  const old = page.getByRole("list", { name: "Old addresses that redirect here" });
  await expect(old).toContainText("/blog/journey-moves redirects here");
  expect((await readPost("journey-moved")).title).toBe("Moves");

  const visitor = await page.context().newPage();
  await visitor.goto("/blog/journey-moves?from=mail#main");
  await expect(visitor).toHaveURL(/\/blog\/journey-moved\?from=mail#main$/);
  await expect(visitor.getByRole("heading", { name: "Moves", level: 1 })).toBeVisible();
  await visitor.close();

  await old.getByRole("button", { name: "Remove the old address journey-moves" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  const stored = async () =>
    (await serviceClient().from("blog_redirects").select("slug").eq("slug", "journey-moves")).data;
  await expect.poll(stored).toEqual([]);
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(old).toBeHidden();

  const built = "choosing-a-domain-name";
  await serviceClient()
    .from("blog_posts")
    .update({ slug: "journey-domain" })
    .eq("slug", built)
    .throwOnError();
  await page.goto(`/blog/${built}`);
  await expect(page).toHaveURL(/\/blog\/journey-domain$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/blog\/journey-domain$/);
});
