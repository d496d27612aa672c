import type { Page } from "playwright/test";
import { openAdmin, searchList } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { addPost, listPosts, removePosts } from "../../setup/posts.ts";
import { accessibilityFaults, screenFaults } from "../../setup/screen-faults.ts";

const list = (page: Page) => page.getByRole("region", { name: "Posts" });
const rows = (page: Page) => list(page).getByRole("rowheader");
const box = (page: Page, name: string) => list(page).getByRole("checkbox", { name, exact: true });
const palette = (page: Page) => page.getByRole("dialog", { name: "Go to or do" });

/** Three drafts whose titles begin with a word that nothing else holds. */
async function withPosts(run: (word: string, statuses: () => Promise<string[]>) => Promise<void>) {
  const word = `w${crypto.randomUUID().slice(0, 8)}`;
  const ids: string[] = [];
  for (const name of ["one", "two", "three"])
    ids.push(await addPost({ title: `${word} ${name}`, status: "draft", content: `Cliffs of ${name}.` }));
  const statuses = async () =>
    (await listPosts()).filter(({ title }) => title.startsWith(word)).map(({ status }) => status);
  try {
    await run(word, statuses);
  } finally {
    await removePosts(ids);
  }
}

test("words of any field find a post; filters stand in the address and as chips that go away", async ({
  page,
}) => {
  await withPosts(async (word) => {
    await openAdmin(page, "/admin/posts");
    await searchList(list(page), word);
    await list(page).getByRole("searchbox").fill(`TWO cliff ${word}`);
    await expect(rows(page)).toHaveText([new RegExp(`${word} two`)]);
    await expect(list(page).getByLabel("Sort by")).toHaveValue("match");

    await list(page).getByRole("button", { name: "Filter" }).click();
    await list(page).getByLabel("Category").selectOption("-");
    await list(page).getByLabel("Month").selectOption("2020-03");
    await expect(page).toHaveURL(/category=-/);
    await expect(page).toHaveURL(/month=2020-03/);
    await expect(rows(page)).toHaveCount(1);
    expect(await accessibilityFaults(page)).toEqual([]);
    await list(page).getByRole("link", { name: "Remove Month: March 2020" }).click();
    await expect(page).not.toHaveURL(/month/);
    await list(page).getByRole("link", { name: "Remove Category: No category" }).click();
    await expect(list(page).getByRole("list", { name: "Chosen filters" })).toHaveCount(0);

    await list(page).getByRole("searchbox").fill(word);
    await expect(rows(page)).toHaveCount(3);
    const heading = list(page).getByRole("columnheader", { name: "Title" });
    await heading.getByRole("button").click();
    await expect(heading).toHaveAttribute("aria-sort", "ascending");
    await expect(rows(page)).toHaveText([/one/, /three/, /two/]);
    await heading.getByRole("button").click();
    await expect(rows(page)).toHaveText([/two/, /three/, /one/]);
    await expect(list(page).getByLabel("Sort by")).toHaveValue("title-reversed");
  });
});

test("many at once: published, undone; what cannot be done is named and stays selected; deleted after a question", async ({
  page,
}) => {
  test.slow();
  await withPosts(async (word, statuses) => {
    await openAdmin(page, "/admin/posts");
    await searchList(list(page), word);
    await expect(rows(page)).toHaveCount(3);
    await box(page, "Select this page").check();
    await expect(list(page).getByText("3 selected")).toBeVisible();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("3 posts published or scheduled")).toBeVisible();
    expect(await statuses()).toEqual(["published", "published", "published"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("3 posts as before")).toBeVisible();
    expect(await statuses()).toEqual(["draft", "draft", "draft"]);

    await box(page, `Select ${word} one`).check();
    await box(page, `Select ${word} two`).check();
    await page.getByRole("button", { name: "Tags…" }).click();
    const tags = page.getByRole("dialog", { name: "Tags of 2 posts" });
    await tags.getByRole("button", { name: "Add tags" }).click();
    await expect(tags.getByText("Please name a tag.")).toBeVisible();
    await tags.getByLabel("Tags").fill(`${word}, Local`);
    await tags.getByRole("button", { name: "Add tags" }).click();
    await expect(page.getByText(`2 posts with “${word}”, “Local”`)).toBeVisible();

    // Somebody else's change comes between: it is not overwritten unseen.
    await box(page, "Select this page").check();
    await page.route(/rpc\/change_posts/, async (route) => {
      const body = route.request().postDataJSON() as { posts: { updated_at: string }[] };
      if (body.posts[0]) body.posts[0].updated_at = "2020-01-01T00:00:00Z";
      await route.continue({ postData: JSON.stringify(body) });
    });
    await page.getByRole("button", { name: "Archive", exact: true }).click();
    await expect(page.getByText("2 posts archived")).toBeVisible();
    await expect(page.getByText(/it was changed since this list was read/)).toBeVisible();
    await expect(list(page).getByText("1 selected")).toBeVisible();
    await page.unroute(/rpc\/change_posts/);

    await box(page, "Select this page").check();
    await page.getByRole("button", { name: "Delete…" }).click();
    const question = page.getByRole("alertdialog", { name: "Delete 3 posts?" });
    await expect(question).toContainText(`${word} three`);
    await question.evaluate((popup) => (popup.style.transitionDuration = "60s"));
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toHaveAttribute("data-closed");
    // While it closes an answer comes too late.
    await question.getByRole("button", { name: "Delete" }).dispatchEvent("click");
    await question.evaluate((popup) => {
      for (const animation of popup.getAnimations()) animation.finish();
    });
    await expect(question).toBeHidden();
    await expect(page.getByRole("button", { name: "Delete…" })).toBeFocused();
    await page.getByRole("button", { name: "Delete…" }).click();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("3 posts deleted")).toBeVisible();
    await expect(page.getByRole("heading", { name: "No post found" })).toBeVisible();
    expect(await statuses()).toEqual([]);
  });
});

test("of many that are to be published, one with a placeholder is left alone and named; a lost network is said", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|Failed to change the posts/);
  await withPosts(async (word) => {
    const id = await addPost({ title: `${word} four`, status: "draft", content: "[Prices](#)" });
    await openAdmin(page, "/admin/posts");
    await searchList(list(page), word);
    await expect(rows(page)).toHaveCount(4);
    await box(page, "Select this page").check();
    await page.route(/rpc\/change_posts/, (route) => route.abort());
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(
      page.getByText("Failed to change the posts. The server could not be reached."),
    ).toBeVisible();
    await expect(list(page).getByText("4 selected")).toBeVisible();
    await page.unroute(/rpc\/change_posts/);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("3 posts published or scheduled")).toBeVisible();
    await expect(page.getByText("Failed to change the posts")).toBeHidden();
    await expect(page.getByText(`“${word} four”: something in its text stops that`)).toBeVisible();
    await expect(list(page).getByText("1 selected")).toBeVisible();
    expect((await listPosts()).find(({ title }) => title === `${word} four`)?.status).toBe("draft");
    await removePosts([id]);
  });
});

test("what is selected while another search is being read goes with the rows that it was of", async ({
  page,
}) => {
  await withPosts(async (word) => {
    await openAdmin(page, "/admin/posts");
    await searchList(list(page), word);
    await expect(rows(page)).toHaveCount(3);
    const answer = Promise.withResolvers<void>();
    await page.route(/rpc\/find_posts/, async (route) => {
      await answer.promise;
      await route.continue();
    });
    await list(page).getByRole("searchbox").fill(`${word} one`);
    await expect(list(page).locator("[aria-busy]")).toHaveAttribute("aria-busy", "true");
    await box(page, "Select this page").check();
    await expect(list(page).getByText("3 selected")).toBeVisible();
    answer.resolve();
    await expect(rows(page)).toHaveCount(1);
    await expect(box(page, "Select this page")).not.toBeChecked();
    await expect(page.getByRole("group", { name: "Change the selected posts" })).toHaveCount(0);
    await page.unroute(/rpc\/find_posts/);
  });
});

test("by keyboard alone: to the search, along the rows, selecting and opening; never while one types", async ({
  page,
}) => {
  await withPosts(async (word) => {
    await openAdmin(page, "/admin/posts");
    await page.keyboard.press("/");
    await expect(list(page).getByRole("searchbox")).toBeFocused();
    await page.keyboard.type(word);
    await expect(page).toHaveURL(new RegExp(`q=${word}`));
    await expect(rows(page)).toHaveCount(3);
    await page.keyboard.type("/?njkx");
    await expect(list(page).getByRole("searchbox")).toHaveValue(`${word}/?njkx`);
    await list(page).getByRole("searchbox").fill(word);
    await expect(page).toHaveURL(new RegExp(`q=${word}(&|$)`));
    await expect(rows(page)).toHaveCount(3);
    await page.keyboard.press("Tab");
    await page.keyboard.press("j");
    await expect(list(page).getByRole("link", { name: `${word} three` })).toBeFocused();
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await expect(box(page, `Select ${word} two`)).toBeChecked();
    await page.keyboard.press("k");
    await expect(list(page).getByRole("link", { name: `${word} three` })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue(`${word} three`);
  });
});

test("? shows the keys, and turns them off", async ({ page }) => {
  await openAdmin(page, "/admin/posts");
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await expect(keys).toContainText("To the search of this list");
  expect(await accessibilityFaults(page)).toEqual([]);
  await keys.getByRole("checkbox").uncheck();
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/\/admin\/posts$/);
});

test("the palette goes to screens and posts and does what can be done, from any screen", async ({ page }) => {
  await withPosts(async (word) => {
    await openAdmin(page);
    await page.keyboard.press("Control+k");
    const input = palette(page).getByRole("combobox");
    await expect(input).toBeFocused();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.type("enq");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/admin\/enquiries$/);
    await expect(palette(page)).toBeHidden();

    await page.getByRole("button", { name: "Go to or do" }).click();
    await input.fill(`${word} tw`);
    await expect(palette(page).getByRole("option", { name: `${word} two` })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue(`${word} two`);

    await page.getByRole("button", { name: "Go to or do" }).click();
    await expect(input).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Go to or do" })).toBeFocused();
  });
});

test("no accessibility faults and nothing beside the page, with filters and posts chosen", async ({
  page,
}) => {
  test.slow();
  await withPosts(async (word) => {
    await page.goto(`/admin/posts?status=draft&q=${word}&category=-&month=2020-03`);
    await expect(rows(page)).toHaveCount(3);
    await list(page).getByRole("button", { name: "Filter (2)" }).click();
    await box(page, "Select this page").check();
    expect(await screenFaults(page)).toEqual([]);
  });
});
