import type { BrowserContext, Page } from "playwright/test";
import { openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { crashWindow } from "../../setup/crash-window.ts";
import { addPost, readPost } from "../../setup/posts.ts";
import { accessibilityFaults } from "../../setup/screen-faults.ts";

const text = (page: Page) => page.getByRole("textbox", { name: "Text of the post, in Markdown" });
const banner = (page: Page) => page.getByText("Offline. Showing posts as of");
const keptHere = (page: Page) => page.getByRole("region", { name: "Saved on this computer" });
const goTo = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();

let id: string;
test.beforeEach(async ({ consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource|Could not be read|could not be counted/);
  id = await addPost({ title: "Offline", slug: "offline", content: "As it was.", status: "draft" });
});

async function openPost(page: Page): Promise<void> {
  await page.goto(`/admin/posts/${id}`);
  await expect(text(page)).toHaveValue("As it was.");
}

async function writeAndSave(page: Page, words: string): Promise<void> {
  await text(page).press("Control+End");
  await page.keyboard.type(words);
  await page.keyboard.press("Control+s");
}

async function writeOfflineAndCrash(context: BrowserContext, words: string): Promise<void> {
  const page = await context.newPage();
  await openPost(page);
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await expect(text(page)).toHaveValue("As it was.");
  await writeAndSave(page, words);
  await expect(page.getByText("Saved on this computer", { exact: true })).toBeVisible();
  await crashWindow(page);
  await context.setOffline(false);
}

test("syncs locally saved text once the connection returns", async ({ page, context }) => {
  await openPost(page);
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await writeAndSave(page, " Offline.");
  await expect(page.getByText("Saved on this computer", { exact: true })).toBeVisible();
  await expect(
    page.locator("#main").getByText("Offline. Saved on this computer; we’ll sync when you’re back online."),
  ).toBeVisible();
  await goTo(page, "Overview");
  await expect(keptHere(page).getByRole("link", { name: "Offline" })).toBeVisible();
  await expect(keptHere(page)).toContainText("Waiting for a connection");
  expect(await accessibilityFaults(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText("Written offline: “Offline”")).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await expect(keptHere(page)).toBeHidden();
  expect(await readPost("offline")).toMatchObject({ content: "As it was. Offline." });
});

test("syncs text from a window that crashed offline once the admin is reopened", async ({
  page,
  context,
}) => {
  await writeOfflineAndCrash(context, " Before the crash.");
  await openAdmin(page);
  await expect(page.getByText("Written offline: “Offline”")).toBeVisible();
  expect(await readPost("offline")).toMatchObject({ content: "As it was. Before the crash." });
  await page.goto(`/admin/posts/${id}`);
  await expect(text(page)).toHaveValue("As it was. Before the crash.");
  await expect(page.getByText(/^Unsaved text from/)).toBeHidden();
});
