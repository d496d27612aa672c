import type { BrowserContext, Page } from "playwright/test";
import { expect, test } from "../../setup/admin-journey.ts";
import { crashWindow } from "../../setup/crash-window.ts";
import { addPost } from "../../setup/posts.ts";
import { accessibilityFaults } from "../../setup/screen-faults.ts";
import { untilStored } from "../../setup/until-stored.ts";

const text = (page: Page) => page.getByRole("textbox", { name: "Text of the post, in Markdown" });
const offer = (page: Page) => page.getByText(/^Unsaved text from \d\d:\d\d found/);
const choice = (page: Page) => page.getByRole("dialog", { name: "Two versions of this post" });
/** Finds only the status line, because a notification may show the same words. */
const statusLine = (page: Page, words: string | RegExp) => page.locator("#main").getByText(words);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const data = /rest\/v1\//;

let id: string;
test.beforeEach(async ({ consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource|Could not be read|could not be counted/);
  id = await addPost({ title: "Kept safe", content: "As it was.", status: "draft" });
});

async function openPost(page: Page): Promise<void> {
  await page.goto(`/admin/posts/${id}`);
  await expect(text(page)).toHaveValue(/./);
}

async function write(page: Page, words: string): Promise<void> {
  await text(page).press("Control+End");
  await page.keyboard.type(words);
}

const cutNetwork = (page: Page) => page.route(data, (route) => route.abort());

async function openAnother(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await openPost(page);
  return page;
}

test("offers the text of a window that crashed, and of one that was closed within a second", async ({
  page,
  context,
}) => {
  const crashing = await openAnother(context);
  await cutNetwork(crashing);
  await write(crashing, " Written before the crash.");
  await untilStored(crashing, " Written before the crash.");
  await crashWindow(crashing);

  await openPost(page);
  await expect(offer(page)).toBeVisible();
  await press(page, "Compare");
  await expect(page.getByRole("dialog", { name: "Unsaved and current text" })).toContainText(
    "Written before the crash.",
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  await press(page, "Decide later");
  await press(page, "Restore");
  await expect(text(page)).toHaveValue("As it was. Written before the crash.");
  await expect(offer(page)).toBeHidden();
  await press(page, "Save draft");
  await expect(statusLine(page, /^Saved \d\d:\d\d$/)).toBeVisible();

  await cutNetwork(page);
  await write(page, " Last words.");
  await page.close({ runBeforeUnload: false });
  const next = await openAnother(context);
  await press(next, "Restore");
  await expect(text(next)).toHaveValue("As it was. Written before the crash. Last words.");
});

test("shows both versions when a second window saves the same post", async ({ page, context }) => {
  await openPost(page);
  const other = await openAnother(context);
  await expect(page.getByText("This post is also open in another window")).toBeVisible();
  await write(other, " Theirs.");
  await press(other, "Save draft");
  await expect(statusLine(other, /^Saved \d\d:\d\d$/)).toBeVisible();

  await write(page, " Mine.");
  await press(page, "Save draft");
  await expect(choice(page)).toContainText("Theirs.");
  await expect(choice(page)).toContainText("Mine.");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(text(page)).toHaveValue("As it was. Mine.");
  await press(page, "Compare and choose");
  await press(page, "Keep mine");
  await expect(statusLine(page, /^Saved \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(text(page)).toHaveValue("As it was. Mine.");
});
