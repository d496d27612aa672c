import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { chooseMenu, openPost, press, text, title } from "../../setup/desktop/owner-steps.ts";

test("by keyboard: title, text, a list that ends, a link by title, find and replace, focus mode", async ({
  desk,
  posts,
}) => {
  const other = `Linked ${crypto.randomUUID().slice(0, 8)}`;
  await posts.add({ title: other });
  const { app, page } = desk;
  await chooseMenu(app, "new-post");
  await expect(title(page)).toBeFocused();
  await page.keyboard.type("Comforts on the desktop");
  await expect(text(page)).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.type("- one\n\nSee [[");
  await expect(page.getByRole("combobox", { name: "Title of a post, or an address" })).toBeFocused();
  await page.keyboard.type(other);
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(text(page)).toHaveValue(new RegExp(`^- one\n\nSee \\[${other}\\]\\(/blog/`));
  await page.keyboard.press("Control+f");
  await page.keyboard.type("one");
  const find = page.getByRole("search", { name: "Find in the text" });
  await expect(find.getByRole("status")).toHaveText("1 of 1");
  await page.keyboard.press("Escape");
  await expect(text(page)).toBeFocused();
  await press(page, "Focus mode");
  await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
});

test("a private link is made", async ({ desk, posts }) => {
  const id = await posts.add({ title: "Shared from the desktop", content: "Not public." });
  const { page } = desk;
  await openPost(page, id);
  await press(page, "More actions");
  await page.getByRole("menuitem", { name: "Private links" }).click();
  const dialog = page.getByRole("dialog", { name: "Private links" });
  await dialog.getByRole("button", { name: "Make a link" }).click();
  await expect(dialog.getByLabel(/^The new link/)).toHaveValue(/\/draft#[0-9a-f]{48}$/);
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
});
