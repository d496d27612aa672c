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

async function endSession(page: Page): Promise<() => void> {
  const token = /auth\/v1\/token\?grant_type=refresh_token/;
  const refuse = {
    status: 401,
    json: { code: "PGRST303", message: "JWT expired", details: null, hint: null },
  };
  let isRefused = true;
  await page.route(data, (route) => (isRefused ? route.fulfill(refuse) : route.fallback()));
  const noToken = { status: 400, json: { msg: "Invalid Refresh Token" } };
  await page.route(token, (route) => (isRefused ? route.fulfill(noToken) : route.fallback()));
  return () => {
    isRefused = false;
  };
}

async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Your session has ended" });
  await dialog.getByLabel("Password").fill("brightwren-local");
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(dialog).toBeHidden();
}

async function openAnother(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await openPost(page);
  return page;
}

async function crashAfter(context: BrowserContext, words: string): Promise<void> {
  const page = await openAnother(context);
  await cutNetwork(page);
  await write(page, words);
  await untilStored(page, words);
  await crashWindow(page);
}

test("lets the user compare and restore a crashed window's text", async ({ page, context }) => {
  await crashAfter(context, " Written before the crash.");

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
  await page.reload();
  await expect(text(page)).toHaveValue("As it was. Written before the crash.");
  await expect(offer(page)).toBeHidden();
});

test("offers text from a window that was closed within a second of the last keystroke", async ({
  page,
  context,
}) => {
  const closing = await openAnother(context);
  await cutNetwork(closing);
  await write(closing, " Last words.");
  await closing.close({ runBeforeUnload: false });
  await openPost(page);
  await press(page, "Restore");
  await expect(text(page)).toHaveValue("As it was. Last words.");
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

test("completes a save after the user signs in again in the editor", async ({ page }) => {
  await openPost(page);
  const restore = await endSession(page);
  await write(page, " Signed out.");
  await press(page, "Save draft");
  await expect(page.getByRole("dialog", { name: "Your session has ended" })).toBeVisible();
  restore();
  await signInAgain(page);
  await expect(statusLine(page, /^Saved \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(text(page)).toHaveValue("As it was. Signed out.");
});
