import { expect, type Page } from "playwright/test";
import { publish, searchList } from "./admin-steps.ts";
import { press, saved, text, title } from "./desktop/owner-steps.ts";
import { addEnquiries } from "./enquiries.ts";
import { addDraft, postOf, postsTitled, removePosts } from "./posts.ts";

const announced = (page: Page, words: string) =>
  page.getByRole("region", { name: "Notifications" }).getByText(words);
const listOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

const show = (page: Page, name: string | RegExp) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();

export async function ownersDay(page: Page): Promise<void> {
  const word = `day${crypto.randomUUID().slice(0, 8)}`;
  const name = `What a ${word} costs`;
  await addEnquiries([{ message: `How much is a ${word}?` }]);
  const before = await addDraft({ title: `About a ${word}`, slug: `about-a-${word}` });

  await show(page, "Posts");
  await expect(page.getByRole("heading", { name: "Posts", level: 1 })).toBeVisible();
  await show(page, /^Enquiries/);
  await page.getByText(`How much is a ${word}?`).waitFor();
  await show(page, "Overview");
  await expect(page.getByRole("region", { name: /^To do \(/ })).toBeVisible();
  await expect(listOf(page, "Recent drafts").getByRole("link", { name: `About a ${word}` })).toBeVisible();

  const all = listOf(page, "Going out this week").getByRole("link", { name: /later$|^All scheduled posts$/ });
  await expect(all).toBeVisible();

  await page.getByRole("link", { name: "New post" }).press("Enter");
  await expect(title(page)).toBeFocused();
  await expect(text(page)).toBeVisible();
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(text(page)).toBeFocused();
  await page.keyboard.type("Less than you think. See [[");
  await page.getByRole("combobox", { name: "Post, page or web address" }).fill(`About a ${word}`);
  await page.getByRole("option", { name: new RegExp(`About a ${word}`) }).waitFor();
  await page.keyboard.press("Enter");
  await expect(text(page)).toHaveValue(`Less than you think. See [About a ${word}](/blog/about-a-${word})`);
  await press(page, "Save");
  await expect(saved(page)).toBeVisible();
  await publish(page);
  await expect(page.locator("#main").getByText("Published", { exact: true }).first()).toBeVisible();
  const [stored] = await postsTitled(name);
  expect(stored).toMatchObject({ status: "published" });

  await press(page, "More actions");
  await page.getByRole("menuitem", { name: "Unpublish" }).click();
  await press(page, "Undo");
  await expect.poll(async () => (await postOf(stored?.id ?? "")).status).toBe("published");

  await show(page, "Posts");
  await searchList(listOf(page, "Posts"), word);
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(announced(page, "Post deleted successfully")).toBeVisible();
  await press(page, "Undo");
  await expect(announced(page, "The post is back.")).toBeVisible();
  expect(await postsTitled(name)).toHaveLength(1);

  await show(page, /^Enquiries/);
  await searchList(listOf(page, "Enquiries"), word);
  await expect(listOf(page, "Enquiries").getByText("How much is a")).toBeVisible();
  await removePosts([before]);
}
