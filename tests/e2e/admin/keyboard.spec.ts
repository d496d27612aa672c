import { titled } from "@brightwren/brand/derived";
import { localOwner } from "@brightwren/backend/project/local-project";
import { tabTo, untilEntered } from "../../setup/by-keyboard.ts";
import { expect, test } from "../../setup/writing-journey.ts";
import { listPosts } from "../../setup/posts.ts";

const quick = { tag: "@quick" };

test("supports a post's lifecycle by keyboard alone", quick, async ({ page, browser }) => {
  const words = `Journey by keyboard ${crypto.randomUUID().slice(0, 8)}`;
  const press = (key: string) => page.keyboard.press(key);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.goto("/admin");
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(localOwner.email);
  await press("Tab");
  await page.keyboard.type(localOwner.password);
  await press("Enter");
  await expect(page.getByRole("heading", { name: "Blog Admin", level: 1 })).toBeVisible();

  await tabTo(page, page.getByRole("link", { name: "Posts", exact: true }));
  await press("Enter");
  await tabTo(page, page.getByRole("link", { name: "New post" }));
  await press("Enter");
  await expect(page).toHaveTitle(titled("New post"));
  await tabTo(page, page.getByRole("textbox", { name: "Title", exact: true }));
  await page.keyboard.type(words);
  await expect(page).toHaveTitle(titled(words));
  const text = page.getByRole("textbox", { name: "Text of the post, in Markdown" });
  await tabTo(page, text);
  await page.keyboard.type("Written without a mouse.");
  await press("Tab");
  await expect(text).not.toBeFocused();
  await tabTo(page, page.getByLabel("Category"));
  await press("ArrowDown");
  await tabTo(page, page.getByLabel("Tags"));
  await page.keyboard.type("Keys");
  await press("Enter");
  await expect(button("Remove Keys")).toBeVisible();
  await tabTo(page, page.getByLabel("Excerpt"));
  await page.keyboard.type("A post that no mouse has touched.");
  await tabTo(page, button("Publish"));
  await press("Enter");
  await expect(page.getByRole("heading", { name: "Publish this post" })).toBeFocused();
  await press("Escape");
  await expect(button("Publish")).toBeFocused();
  await press("Enter");
  await tabTo(page, button("Publish now"));
  await press("Enter");
  await expect(page.getByText("Published", { exact: true }).first()).toBeVisible();
  const post = (await listPosts()).find(({ title }) => title === words);
  expect(post?.status).toBe("published");
  const visitor = await browser.newPage();
  await visitor.goto(`/blog/${post?.slug}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(words);
  await expect(visitor.getByText("Written without a mouse.")).toBeVisible();
  await visitor.close();

  await tabTo(page, button("More actions"));
  await press("Enter");
  const remove = page.getByRole("menuitem", { name: "Delete" });
  await untilEntered(remove);
  for (let item = 0; item < 10; item += 1) {
    if (await remove.evaluate((element) => element === document.activeElement)) break;
    await press("ArrowDown");
  }
  await press("Enter");
  const question = page.getByRole("alertdialog");
  await tabTo(page, question.getByRole("button", { name: "Delete" }));
  await press("Enter");
  await expect(page).toHaveURL(/\/admin\/posts$/);
  expect((await listPosts()).some(({ title }) => title === words)).toBe(false);
});
