import { titled } from "@brightwren/brand/derived";
import type { Page } from "playwright/test";
import { searchList, openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { addPost, removePosts } from "../../setup/posts.ts";
import { accessibilityFaults, screenFaults } from "../../setup/screen-faults.ts";

const list = (page: Page) => page.getByRole("region", { name: "Posts" });
const rows = (page: Page) => list(page).getByRole("rowheader");
const row = (page: Page, title: string) => list(page).getByRole("row").filter({ hasText: title });
const tab = (page: Page, name: string) => list(page).getByRole("link", { name: new RegExp(`^${name}`) });
const search = (page: Page) => list(page).getByRole("searchbox", { name: "Search posts" });
const confirmation = (page: Page) =>
  page.getByRole("alertdialog", { name: "Are you sure you want to delete this post?" });

async function act(page: Page, title: string, action: string) {
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

/** Drafts that no visitor sees, named by a word that nothing else holds. */
async function withDrafts(titles: string[], run: (word: string) => Promise<void>) {
  const word = `w${crypto.randomUUID().slice(0, 8)}`;
  const ids: string[] = [];
  for (const title of titles) ids.push(await addPost({ title: `${word} ${title}`, status: "draft" }));
  try {
    await run(word);
  } finally {
    await removePosts(ids);
  }
}

test("all posts stand in a table under tabs that count them; a tab shows its state alone", async ({
  page,
}) => {
  await openAdmin(page, "/admin/posts");
  await expect(page).toHaveTitle(titled("Posts"));
  await expect(rows(page).first()).toBeVisible();
  await expect(tab(page, "All")).toHaveAttribute("aria-current", "page");
  await expect(tab(page, "Published")).toHaveText(/17$/);
  await tab(page, "Scheduled").click();
  await expect(page).toHaveURL(/\?status=scheduled$/);
  await expect(row(page, "Better website photographs")).toContainText("Scheduled");
  await expect(row(page, "Better website photographs")).toContainText("12 Jan 2027, 07:30");
  await expect(rows(page)).toHaveCount(1);
  await page.goBack();
  await expect(tab(page, "All")).toHaveAttribute("aria-current", "page");
});

test("search finds title and excerpt, stands in the address, and can be cleared", async ({ page }) => {
  await withDrafts(["about bread", "about tea"], async (word) => {
    await openAdmin(page, "/admin/posts");
    await searchList(list(page), word);
    await expect(rows(page)).toHaveCount(2);
    await expect(list(page).getByRole("status")).toHaveText("2 posts");
    await page.reload();
    await expect(search(page)).toHaveValue(word);
    await expect(rows(page)).toHaveCount(2);
    await tab(page, "Published").click();
    await expect(page.getByRole("heading", { name: "No post found" })).toBeVisible();
    await page.getByRole("link", { name: "Clear the search" }).click();
    await expect(search(page)).toHaveValue("");
    await expect(rows(page).first()).toBeVisible();
  });
});

test("sorting by title", async ({ page }) => {
  await withDrafts(["b", "c", "a"], async (word) => {
    await openAdmin(page, "/admin/posts");
    await searchList(list(page), word);
    await expect(rows(page)).toHaveCount(3);
    await list(page).getByLabel("Sort by").selectOption("Title, A to Z");
    await expect(rows(page)).toHaveText([/ a/, / b/, / c/]);
    await expect(page).toHaveURL(/sort=title/);
  });
});

test("duplicating, archiving and restoring say what happened", async ({ page }) => {
  await withDrafts(["original"], async (word) => {
    const title = `${word} original`;
    await openAdmin(page, "/admin/posts");
    await searchList(list(page), word);
    await act(page, title, "Duplicate");
    await expect(page.getByText(`Post duplicated: “Copy of ${title}” is among the drafts`)).toBeVisible();
    await expect(rows(page)).toHaveCount(2);

    await act(page, `Copy of ${title}`, "Archive");
    await expect(page.getByText("Post archived")).toBeVisible();
    await expect(row(page, `Copy of ${title}`)).toContainText("Archived");
    await act(page, `Copy of ${title}`, "Restore");
    await expect(page.getByText("Post restored as a draft")).toBeVisible();
    await expect(row(page, `Copy of ${title}`)).toContainText("Draft");

    await act(page, `Copy of ${title}`, "Delete");
    await confirmation(page).getByRole("button", { name: "Delete" }).click();
    await expect(rows(page)).toHaveCount(1);
  });
});

test("deleting asks; Cancel keeps the post and gives the focus back, Delete says so", async ({ page }) => {
  await withDrafts(["doomed"], async (word) => {
    const title = `${word} doomed`;
    await openAdmin(page, "/admin/posts");
    await searchList(list(page), word);
    await act(page, title, "Delete");
    await confirmation(page).getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("button", { name: `Actions for ${title}` })).toBeFocused();
    await act(page, title, "Delete");
    await confirmation(page).getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Post deleted successfully")).toBeVisible();
    await expect(page.getByRole("heading", { name: "No post found" })).toBeVisible();
    await expect(list(page).getByRole("status")).toBeFocused();
  });
});

test("a delete that fails says so and keeps the post", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Failed to delete post|500/);
  await withDrafts(["kept"], async (word) => {
    const title = `${word} kept`;
    await openAdmin(page, "/admin/posts");
    await searchList(list(page), word);
    await page.route(/rest\/v1\/blog_posts/, (route) =>
      route.request().method() === "DELETE" ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await act(page, title, "Delete");
    await confirmation(page).getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Failed to delete post")).toBeVisible();
    await expect(confirmation(page)).toBeHidden();
    await expect(rows(page)).toHaveCount(1);
  });
});

test("the SEO column says in words what is missing, and all of it on demand", async ({ page }) => {
  const word = `w${crypto.randomUUID().slice(0, 8)}`;
  const content = "Short, with a [link](/no-such-page) and ![](picture.png).";
  const id = await addPost({ title: word, status: "draft", excerpt: "", content, slug: word });
  try {
    await openAdmin(page, "/admin/posts");
    await searchList(list(page), word);
    await expect(rows(page)).toHaveCount(1);
    const seo = row(page, word).getByRole("button", { name: `SEO of ${word}: No alt text, broken link and` });
    await seo.click();
    const details = page.getByRole("dialog", { name: `SEO of “${word}”` });
    await expect(details).toContainText("A picture has no alternative text");
    await expect(details).toContainText("/no-such-page");
    await expect(details).toContainText("There is no excerpt");
    await expect(details).toContainText("There is no category");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(details).toBeHidden();
    await expect(seo).toBeFocused();
  } finally {
    await removePosts([id]);
  }
});

test("a list that cannot be read says so; Try again brings it", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Could not be read|500/);
  await page.route(/rpc\/find_posts/, (route) => route.fulfill({ status: 500, json: {} }));
  await openAdmin(page, "/admin/posts");
  await expect(page.getByRole("heading", { name: "The posts could not be read" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.unroute(/rpc\/find_posts/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rows(page).first()).toBeVisible();
});

test("by keyboard alone: to a row's menu, through it and back", async ({ page }) => {
  await withDrafts(["keys"], async (word) => {
    const title = `${word} keys`;
    await openAdmin(page, "/admin/posts");
    await searchList(list(page), word);
    await expect(rows(page)).toHaveCount(1);
    await search(page).focus();
    await page.keyboard.press("Tab");
    await expect(list(page).getByRole("button", { name: "Filter" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(list(page).getByLabel("Sort by")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(list(page).getByRole("button", { name: "Actions for all posts" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(list(page).getByRole("checkbox", { name: "Select this page" })).toBeFocused();
    for (const heading of ["Title", "Status", "Last changed"]) {
      await page.keyboard.press("Tab");
      await expect(list(page).getByRole("button", { name: heading, exact: true })).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(list(page).getByRole("checkbox", { name: `Select ${title}` })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: title })).toBeFocused();
    const menuButton = page.getByRole("button", { name: `Actions for ${title}` });
    await menuButton.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Edit" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menuButton).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Edit" })).toBeFocused();
    await page.keyboard.press("End");
    await expect(page.getByRole("menuitem", { name: "Delete" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(confirmation(page).getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menuButton).toBeFocused();
  });
});

test("no accessibility faults and nothing beside the page", async ({ page }) => {
  await openAdmin(page, "/admin/posts");
  await expect(list(page).getByText("Nothing missing").first()).toBeVisible();
  expect(await screenFaults(page)).toEqual([]);
});
