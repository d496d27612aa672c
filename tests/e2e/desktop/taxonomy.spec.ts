import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { chooseMenu } from "../../setup/desktop/owner-steps.ts";

test("categories and tags are kept in order in the app as well", async ({ desk, posts }) => {
  const { app, page } = desk;
  const id = await posts.add({ title: "Sorted", slug: "journey-sorted", status: "published" });
  await chooseMenu(app, "posts");
  await page.getByRole("link", { name: "Categories and tags" }).press("Enter");
  await page.getByLabel("New category").fill("Fairs");
  await page.keyboard.press("Enter");
  const actions = page.getByRole("button", { name: "Actions for Fairs", exact: true });
  await actions.press("Enter");
  await page.getByRole("menuitem", { name: "Rename" }).press("Enter");
  const rename = page.getByRole("dialog", { name: "Rename “Fairs”" });
  await rename.getByLabel("Name").fill("Markets");
  await rename.getByLabel("Name").press("Enter");
  await expect(rename).toBeHidden();
  await page.getByRole("button", { name: "Actions for Markets", exact: true }).press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  await page
    .getByRole("dialog", { name: "Delete the category “Markets”?" })
    .getByRole("button", { name: "Delete" })
    .press("Enter");
  await expect(page.getByText("“Markets” is deleted", { exact: true })).toBeVisible();

  // An old address is listed where the new one stands.
  await posts.change(id, { slug: "journey-sorted-again" });
  await page.evaluate((path) => (location.hash = path), `/admin/posts/${id}`);
  await expect(page.getByRole("list", { name: "Old addresses that lead here" })).toContainText(
    "/blog/journey-sorted leads here",
  );
});
