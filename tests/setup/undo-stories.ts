import { expect, type Locator, type Page } from "playwright/test";
import { searchList } from "./admin-steps.ts";
import type { Posts } from "./desktop/desktop-posts.ts";
import { press } from "./desktop/owner-steps.ts";
import { screenFaults } from "./screen-faults.ts";

/** A shell of the admin, with the owner signed in at it. */
type UndoDesk = {
  page: Page;
  posts: Posts;
  /** Opens a screen of the admin. */
  show: (path: string) => Promise<void>;
};

export type UndoStory = { title: string; play: (desk: UndoDesk) => Promise<void> };

const newWord = () => `w${crypto.randomUUID().slice(0, 8)}`;
const announced = (page: Page, words: string) =>
  page.getByRole("region", { name: "Notifications" }).getByText(words, { exact: true });
const posts = (page: Page) => page.getByRole("region", { name: "Posts", exact: true });
const trash = (page: Page) => page.getByRole("region", { name: "Trash", exact: true });
const enquiries = (page: Page) => page.getByRole("region", { name: "Enquiries", exact: true });
const menuOf = (list: Locator, title: string) => list.getByRole("button", { name: `Actions for ${title}` });

/** Chooses from a row's menu by the keyboard alone. */
async function choose(menu: Locator, name: string): Promise<void> {
  const { keyboard } = menu.page();
  await menu.focus();
  await keyboard.press("Enter");
  const item = menu.page().getByRole("menuitem", { name, exact: true });
  await expect(item).toBeVisible();
  await expect(async () => {
    await keyboard.press("ArrowDown");
    await expect(item).toBeFocused({ timeout: 50 });
  }).toPass();
  await keyboard.press("Enter");
}

/** Answers a question with the button of this name, by the keyboard alone. */
async function answer(page: Page, name: string): Promise<void> {
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(question.getByRole("button", { name, exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
}

/** What goes, and how it comes back: as a person meets it. */
export const undoStories: UndoStory[] = [
  {
    title: "a post deleted in the list comes back by Undo, and from the trash; deleted for good it is gone",
    async play({ page, posts: stored, show }) {
      const title = `Trash ${newWord()}`;
      const id = await stored.add({ title, status: "published" });
      const search = title.split(" ")[1] ?? "";
      await show("/admin/posts");
      await searchList(posts(page), search);
      await choose(menuOf(posts(page), title), "Delete");
      await answer(page, "Delete");
      await expect(announced(page, "Post deleted successfully")).toBeVisible();
      await expect(posts(page).getByRole("link", { name: title })).toHaveCount(0);
      await press(page, "Undo");
      await expect(announced(page, "The post is back. Visitors do not see it.")).toBeVisible();
      await expect(posts(page).getByRole("link", { name: title })).toBeVisible();
      expect(await stored.read(id)).toMatchObject({ status: "draft", title });

      await choose(menuOf(posts(page), title), "Delete");
      await answer(page, "Delete");
      await page.getByRole("link", { name: /^Trash/ }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Trash" })).toBeVisible();
      await expect(trash(page)).toContainText("30 days left");
      await choose(menuOf(trash(page), title), "Restore");
      await expect(menuOf(trash(page), title)).toHaveCount(0);
      await expect(trash(page).getByRole("status")).toBeFocused();
      expect(await stored.read(id)).toMatchObject({ status: "draft" });

      await show("/admin/posts");
      await searchList(posts(page), search);
      await choose(menuOf(posts(page), title), "Delete");
      await answer(page, "Delete");
      await page.getByRole("link", { name: /^Trash/ }).click();
      await choose(menuOf(trash(page), title), "Delete for good");
      await answer(page, "Delete for good");
      await expect(announced(page, "Deleted for good")).toBeVisible();
      await expect(menuOf(trash(page), title)).toHaveCount(0);
    },
  },
  {
    title: "everything in the trash is restored at once, and a taken address is told of",
    async play({ page, posts: stored, show }) {
      const words = [newWord(), newWord()];
      const ids = await Promise.all(words.map((title) => stored.add({ title, slug: title })));
      await stored.remove(ids);
      const taker = await stored.add({ title: "Taker", slug: words[0] ?? "" });
      await show("/admin/posts/trash");
      await expect(menuOf(trash(page), words[1] ?? "")).toBeVisible();
      expect(await screenFaults(page, [390, 1440])).toEqual([]);
      await press(page, "Restore all");
      await expect(page.getByRole("heading", { name: "The trash is empty" })).toBeVisible();
      await expect(page.getByText(/because theirs was taken/)).toBeVisible();
      const restored = await Promise.all(ids.map((id) => stored.read(id)));
      expect(restored.map(({ slug }) => slug)).toEqual([`${words[0]}-2`, words[1]]);
      expect(await screenFaults(page, [390, 1440])).toEqual([]);
      await stored.remove([...ids, taker]);
    },
  },
  {
    title: "a post archived in the list is published again by Undo, unless somebody has saved it since",
    async play({ page, posts: stored, show }) {
      const title = `Archived ${newWord()}`;
      const id = await stored.add({ title, status: "published" });
      await show("/admin/posts");
      await searchList(posts(page), title.split(" ")[1] ?? "");
      await choose(menuOf(posts(page), title), "Archive");
      await expect(announced(page, "Post archived")).toBeVisible();
      await press(page, "Undo");
      await expect(announced(page, "The post is as before: Published")).toBeVisible();
      expect((await stored.read(id)).status).toBe("published");

      await choose(menuOf(posts(page), title), "Archive");
      await expect(announced(page, "Post archived")).toBeVisible();
      await stored.change(id, { content: "Saved by somebody else." });
      await press(page, "Undo");
      await expect(page.getByText(/^Failed to undo\. It was changed or deleted/)).toBeVisible();
      expect((await stored.read(id)).status).toBe("archived");
    },
  },
  {
    title: "enquiries are deleted, several at once and one in its window, and each comes back by Undo",
    async play({ page, posts: stored, show }) {
      const word = newWord();
      for (const number of [1, 2, 3]) await stored.enquire(`${word} number ${number}`);
      await show("/admin/enquiries");
      await searchList(enquiries(page), word);
      const rows = enquiries(page).getByRole("checkbox", { name: "Select the enquiry of Ada Journey" });
      await expect(rows).toHaveCount(3);
      await rows.nth(0).press("Space");
      await rows.nth(1).press("Space");
      expect(await screenFaults(page, [390, 1440])).toEqual([]);
      await enquiries(page).getByRole("button", { name: "Delete 2 enquiries" }).press("Enter");
      await answer(page, "Delete");
      await expect(announced(page, "2 enquiries deleted")).toBeVisible();
      await expect(rows).toHaveCount(1);
      await press(page, "Undo");
      await expect(announced(page, "2 enquiries restored")).toBeVisible();
      await expect(rows).toHaveCount(3);

      await enquiries(page).getByRole("link", { name: "Ada Journey" }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: "Ada Journey" })).toBeVisible();
      await page.getByRole("button", { name: "Delete", exact: true }).press("Enter");
      await answer(page, "Delete");
      await expect(announced(page, "1 enquiry deleted")).toBeVisible();
      await expect(rows).toHaveCount(2);
      await press(page, "Undo");
      await expect(rows).toHaveCount(3);
    },
  },
];
