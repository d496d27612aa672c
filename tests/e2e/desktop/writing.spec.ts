import { publish } from "../../setup/admin-steps.ts";
import type { Page } from "playwright/test";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import {
  chooseMenu,
  goTo,
  openPost,
  saved,
  signIn,
  text,
  title,
  write,
} from "../../setup/desktop/owner-steps.ts";

/** A title that no other journey has. */
const newTitle = () => `Desktop ${crypto.randomUUID().slice(0, 8)}`;
const preview = (page: Page) => page.getByRole("region", { name: "Preview" });
const rows = (page: Page) => page.getByRole("region", { name: "Posts" }).getByRole("rowheader");

test("the list shows the posts, and the one that is chosen opens", async ({ desk, posts }) => {
  const words = newTitle();
  await posts.add({ title: words, content: "Found in the list." });
  const { page } = desk;
  await page.getByRole("link", { name: /^Posts/ }).click();
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole("link", { name: words }).click();
  await expect(text(page)).toHaveValue("Found in the list.");
});

const quick = { tag: "@quick" };

test(
  "signed in, a new post: written, previewed, saved as a draft by the menu, published by its button",
  quick,
  async ({ launch, posts }) => {
    const words = newTitle();
    const { app, page } = await launch();
    await signIn(page);
    await chooseMenu(app, "new-post");
    await title(page).fill(words);
    await text(page).fill("## A heading\n\nSome *emphasis*.");
    await expect(preview(page).getByRole("heading", { name: "A heading" })).toBeVisible();
    await expect(preview(page).locator("em")).toHaveText("emphasis");
    await chooseMenu(app, "save");
    await expect(saved(page)).toBeVisible();
    await expect.poll(() => posts.titled(words)).toMatchObject([{ status: "draft" }]);
    await publish(page);
    await expect
      .poll(() => posts.titled(words))
      .toMatchObject([{ status: "published", content: "## A heading\n\nSome *emphasis*." }]);
  },
);

test("the editor's code is loaded when it is opened, not before", async ({ desk }) => {
  const { app, page } = desk;
  const loaded = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect((await loaded()).filter((name) => name.includes("editor"))).toEqual([]);
  await chooseMenu(app, "new-post");
  await expect(title(page)).toBeVisible();
  const parts = [/\/editor-screen-[^/]*\.js$/, /\/body-editor-[^/]*\.js$/];
  await expect.poll(loaded).toEqual(expect.arrayContaining(parts.map((part) => expect.stringMatching(part))));
});

test("saving a published post keeps a pending version, which visitors do not see", async ({
  desk,
  posts,
}) => {
  const id = await posts.add({ title: newTitle(), content: "Public.", status: "published" });
  const { app, page } = desk;
  await openPost(page, id);
  await write(page, " More.");
  await chooseMenu(app, "save");
  await expect(page.getByText("You are editing the pending version")).toBeVisible();
  expect((await posts.read(id)).content).toBe("Public.");
});

test("deleting asks first, and then the post is gone", async ({ desk, posts }) => {
  const words = newTitle();
  await posts.add({ title: words });
  const { page } = desk;
  await goTo(page, "/admin/posts");
  await page.getByRole("button", { name: `Actions for ${words}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const asked = page.getByRole("alertdialog", { name: "Are you sure you want to delete this post?" });
  await asked.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Post deleted successfully")).toBeVisible();
  expect(await posts.titled(words)).toEqual([]);
});
