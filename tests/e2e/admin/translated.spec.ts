import { adminPaths } from "@brightwren/admin/admin-paths";
import type { Page } from "playwright/test";
import { logIn, openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { addPost, removePosts } from "../../setup/posts.ts";
import { prepareTranslation } from "../../setup/translate-page.ts";

const broken = (page: Page) =>
  page.getByText(/Something went wrong|Unexpected Application Error|could not be shown/);

async function openTranslated(page: Page, path: string): Promise<void> {
  const translate = await prepareTranslation(page);
  await openAdmin(page, path);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await translate();
}

const { overview, account, posts, trash, taxonomy, enquiries, pictures, settings, moving } = adminPaths;

for (const path of [overview, account, posts, trash, taxonomy, enquiries, pictures, settings, moving])
  test(`translated ${path} stays whole while its tabs, disclosures and menus are used`, async ({ page }) => {
    await openTranslated(page, path);
    for (const summary of await page.locator("main summary").all())
      if (await summary.isVisible()) await summary.click();
    const menus = await page.locator("main [aria-haspopup=menu]").all();
    for (const menu of menus.slice(0, 3)) {
      if (!(await menu.isVisible())) continue;
      await menu.click();
      await expect(page.getByRole("menu")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("menu")).toHaveCount(0);
    }
    const tabs = page.locator("main nav a:not([aria-current])");
    for (let index = 0; index < Math.min(4, await tabs.count()); index += 1) {
      await tabs.nth(index).click();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expect(broken(page)).toHaveCount(0);
    }
    const search = page.locator("main input[type=search]").first();
    if ((await search.count()) > 0) {
      await search.fill("zzz");
      await expect(page.getByRole("rowheader")).toHaveCount(0);
      await search.fill("");
    }
    await expect(broken(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

test("translated rows are selected, counted and let go", async ({ page }) => {
  await openTranslated(page, posts);
  const boxes = page.getByRole("region", { name: /Posts/ }).getByRole("checkbox");
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await expect(page.getByText(/2 selected/)).toBeVisible();
  await boxes.nth(1).uncheck();
  await expect(page.getByText(/1 selected/)).toBeVisible();
  await expect(broken(page)).toHaveCount(0);
});

test("a translated editor writes, saves, tags and publishes, and says so", async ({ page }) => {
  test.slow();
  const id = await addPost({ title: "Translated editor", slug: "translated-editor", status: "draft" });
  try {
    await openTranslated(page, adminPaths.post(id));
    const text = page.getByRole("textbox", { name: "Text of the post, in Markdown" });
    await text.press("Control+End");
    await page.keyboard.type(" More words.");
    await page.keyboard.press("Control+s");
    await expect(page.getByText(/Saved/).first()).toBeVisible();
    const tags = page.locator("[list=post-tags]");
    await tags.fill("roofs");
    await tags.press("Enter");
    await page.getByRole("button", { name: "Remove roofs" }).click();
    await expect(page.getByRole("list", { name: "Chosen tags" })).toHaveCount(0);
    await text.press("Control+f");
    await page.getByLabel("Find", { exact: true }).fill("words");
    await expect(page.getByText(/1 of 1/)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "¡Publish!", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Publish now" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText(/Published/).first()).toBeVisible();
    await expect(broken(page)).toHaveCount(0);
  } finally {
    await removePosts([id]);
  }
});

test.describe("without a session", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("a translated login says what is wrong, takes it back and signs in", async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 400/);
    const translate = await prepareTranslation(page);
    await page.goto(adminPaths.login);
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
    await translate();
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByText("Email is required")).toBeVisible();
    await page.locator("input[type=email]").fill("owner@brightwren.example");
    await page.locator("input[type=password]").fill("wrong");
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByText(/failed|Invalid/i).first()).toBeVisible();
    await logIn(page);
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
    await expect(broken(page)).toHaveCount(0);
  });
});
