import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { goTo, title } from "../../setup/desktop/owner-steps.ts";

test("posts are found by their words, changed by the many and opened from the palette", async ({
  desk,
  posts,
}) => {
  const word = `w${crypto.randomUUID().slice(0, 8)}`;
  for (const name of ["one", "two"]) await posts.add({ title: `${word} ${name}`, content: "Cliffs." });
  const { page } = desk;
  await goTo(page, "/admin/posts");
  const list = page.getByRole("region", { name: "Posts" });
  await expect(list.getByRole("rowheader").first()).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type(`cliff ${word}`);
  // Begun words find the same two posts; another search, read later, begins with none selected.
  await expect(page).toHaveURL(new RegExp(`q=cliff\\+${word}\\b`));
  await expect(list.locator("[aria-busy]")).toHaveAttribute("aria-busy", "false");
  await expect(list.getByRole("rowheader")).toHaveCount(2);
  await list.getByRole("checkbox", { name: "Select this page" }).check();
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  await expect(page.getByText("2 posts archived")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 posts as before")).toBeVisible();

  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("dialog", { name: "Go to or do" }).getByRole("combobox").fill(`${word} tw`);
  await expect(page.getByRole("option", { name: `${word} two` })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveValue(`${word} two`);
});
