import type { Page } from "playwright/test";
import { logIn, publish } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/writing-journey.ts";
import { followLink } from "../../setup/page-ready.ts";
import { listPosts, readPost } from "../../setup/posts.ts";
import { storageApis, exceedStorageQuota, blockStorage } from "../../setup/refused-storage.ts";
import { adminScreens } from "../../setup/routes.ts";

const overview = (page: Page) => page.getByRole("heading", { name: "Blog Admin", level: 1 });
const text = (page: Page) => page.getByRole("textbox", { name: "Text of the post, in Markdown" });
const notice = (page: Page) => page.getByRole("status").filter({ hasText: /This browser can’t/ });

async function signIn(page: Page): Promise<void> {
  await page.goto("/login");
  await logIn(page);
  await expect(overview(page)).toBeVisible();
}

/** Opens a screen by its link, because a new document would lose the data in memory. */
async function openByLink(page: Page, name: string): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name, exact: true }).first().click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

async function openAllScreens(page: Page): Promise<void> {
  for (const path of adminScreens) {
    await followLink(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.locator("#main").getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
    await expect(
      page.getByText("on this computer", { exact: false }).and(page.getByText(/kept|stays/)),
    ).toHaveCount(0);
  }
}

async function writeAndPublish(page: Page): Promise<void> {
  await openByLink(page, "Posts");
  await page.getByRole("link", { name: "New post" }).first().click();
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Nothing kept");
  await text(page).fill("Written where nothing is kept.");
  await page.getByRole("button", { name: "Save" }).click();
  const stored = async () => (await listPosts()).find((post) => post.slug === "nothing-kept")?.status;
  await expect.poll(stored).toBe("draft");
  await expect(page).toHaveURL(/posts\/[0-9a-f-]{36}$/);
  expect((await readPost("nothing-kept")).content).toBe("Written where nothing is kept.");
  await publish(page);
  await expect.poll(stored).toBe("published");
}

test("warns once when the browser blocks all storage", async ({ page }) => {
  await page.addInitScript(blockStorage, storageApis);
  await signIn(page);
  await expect(notice(page)).toHaveCount(1);
  await expect(notice(page)).toContainText("This browser can’t store anything for this site.");
  await notice(page).getByRole("button", { name: "OK" }).click();

  await openAllScreens(page);
  await writeAndPublish(page);
  await expect(notice(page)).toHaveCount(0);

  await openByLink(page, "Posts");
  await page.getByRole("link", { name: "New post" }).first().click();
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Left in the tab");
  await page.getByRole("banner").getByRole("link", { name: "Posts", exact: true }).first().click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("stays in this tab until you close or reload it");
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByText("on this computer")).toHaveCount(0);
  await page.getByRole("link", { name: "New post" }).first().click();
  await page
    .getByRole("button", { name: /Restore/ })
    .first()
    .click();
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue("Left in the tab");
});

for (const refusal of storageApis)
  test(`publishes a post when the browser blocks only ${refusal}`, { tag: "@deep" }, async ({ page }) => {
    await page.addInitScript(blockStorage, [refusal]);
    await signIn(page);
    await writeAndPublish(page);
    await expect(notice(page)).toHaveCount(["localStorage", "indexedDB"].includes(refusal) ? 1 : 0);
  });

test("publishes a post when the browser's storage is full", { tag: "@deep" }, async ({ page }) => {
  await page.addInitScript(exceedStorageQuota);
  await signIn(page);
  await writeAndPublish(page);
  await expect(notice(page)).toHaveCount(1);
});
