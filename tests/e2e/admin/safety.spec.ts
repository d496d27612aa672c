import type { BrowserContext, Page } from "playwright/test";
import { expect, test } from "../../setup/admin-journey.ts";
import { crashWindow } from "../../setup/crash-window.ts";
import { addPost, removePosts } from "../../setup/posts.ts";
import { accessibilityFaults } from "../../setup/screen-faults.ts";
import { untilStored } from "../../setup/until-stored.ts";

const text = (page: Page) => page.getByRole("textbox", { name: "Text of the post, in Markdown" });
const offer = (page: Page) => page.getByText(/^Unsaved text from \d\d:\d\d found/);
const choice = (page: Page) => page.getByRole("dialog", { name: "Two versions of this post" });
/** The status line; a notification may say the same. */
const said = (page: Page, words: string | RegExp) => page.locator("#main").getByText(words);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
/** Presses 'Try again', unless the editor was first, which also tries by itself. */
const tryAgain = (page: Page) =>
  page
    .getByRole("button", { name: "Try again", exact: true })
    .dispatchEvent("click", undefined, { timeout: 2000 })
    .catch(() => undefined);
const data = /rest\/v1\//;

let id: string;
test.beforeEach(async ({ consoleGuard }) => {
  // What the network and the session do in these journeys is meant to be heard of.
  consoleGuard.allow(/Failed to load resource|Could not be read|could not be counted/);
  id = await addPost({ title: "Kept safe", content: "As it was.", status: "draft" });
});
test.afterEach(() => removePosts([id]));

async function openPost(page: Page): Promise<void> {
  await page.goto(`/admin/posts/${id}`);
  await expect(text(page)).toHaveValue(/./);
}

async function write(page: Page, words: string): Promise<void> {
  await text(page).press("Control+End");
  await page.keyboard.type(words);
}

// Routes stay: taking one away can leave a request that is on its way without an answer.
const cut = new WeakSet<Page>();
const cutNetwork = (page: Page) => {
  cut.add(page);
  return page.route(data, (route) => (cut.has(page) ? route.abort() : route.fallback()));
};
const mendNetwork = (page: Page) => cut.delete(page);

/** The server no longer takes the token, and issues no new one. */
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

/** Adds to the post and saves it in another window, which stays open. */
async function saveElsewhere(context: BrowserContext, words: string): Promise<Page> {
  const page = await openAnother(context);
  await write(page, words);
  await press(page, "Save draft");
  await expect(said(page, /^Saved \d\d:\d\d$/)).toBeVisible();
  return page;
}

/** Adds to the post in another window without a network, which crashes once the text is stored locally. */
async function crashAfter(context: BrowserContext, words: string): Promise<void> {
  const page = await openAnother(context);
  await cutNetwork(page);
  await write(page, words);
  await untilStored(page, words);
  await crashWindow(page);
}

test("a crashed window's text is offered back, with compare, restore and discard", async ({
  page,
  context,
}) => {
  await crashAfter(context, " Written before the crash.");

  await openPost(page);
  await expect(offer(page)).toBeVisible();
  await press(page, "Compare");
  await expect(page.getByRole("dialog", { name: "Unsaved text and what is here now" })).toContainText(
    "Written before the crash.",
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  await press(page, "Decide later");
  await press(page, "Restore");
  await expect(text(page)).toHaveValue("As it was. Written before the crash.");
  await expect(offer(page)).toBeHidden();
  await press(page, "Save draft");
  await expect(said(page, /^Saved \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(text(page)).toHaveValue("As it was. Written before the crash.");
  await expect(offer(page)).toBeHidden();
});

test("a text closed within a second of the last key is offered back", async ({ page, context }) => {
  const closing = await openAnother(context);
  await cutNetwork(closing);
  await write(closing, " Last words.");
  await closing.close({ runBeforeUnload: false });
  await openPost(page);
  await press(page, "Restore");
  await expect(text(page)).toHaveValue("As it was. Last words.");
});

test("without a network: says so, keeps the text, saves by itself when it is back", async ({
  page,
  context,
}) => {
  await openPost(page);
  await cutNetwork(page);
  await context.setOffline(true);
  await write(page, " Offline.");
  await expect(said(page, "Offline: kept on this computer, sent when the network is back")).toBeVisible();
  mendNetwork(page);
  await context.setOffline(false);
  await expect(said(page, /^Saved \d\d:\d\d$/)).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(text(page)).toHaveValue("As it was. Offline.");
});

test("two windows: the second save is shown both texts; closing loses neither; keeping mine stores mine", async ({
  page,
  context,
}) => {
  await openPost(page);
  const other = await openAnother(context);
  await expect(page.getByText("This post is also open in another window")).toBeVisible();
  await write(other, " Theirs.");
  await press(other, "Save draft");
  await expect(said(other, /^Saved \d\d:\d\d$/)).toBeVisible();

  await write(page, " Mine.");
  await press(page, "Save draft");
  await expect(choice(page)).toContainText("Theirs.");
  await expect(choice(page)).toContainText("Mine.");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(text(page)).toHaveValue("As it was. Mine.");
  await press(page, "Compare and choose");
  await press(page, "Keep mine");
  await expect(said(page, /^Saved \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(text(page)).toHaveValue("As it was. Mine.");
});

test("two windows: taking theirs, and saving mine as a new draft", async ({ page, context }) => {
  await openPost(page);
  const other = await saveElsewhere(context, " Theirs.");
  await write(page, " Mine.");
  await press(page, "Save draft");
  await press(page, "Save mine as a new draft");
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(text(page)).toHaveValue("As it was. Mine.");
  const copy = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await removePosts([copy]);

  await write(other, " More.");
  await press(other, "Save draft");
  await expect(said(other, /^Saved \d\d:\d\d$/)).toBeVisible();
  const third = await openAnother(context);
  await expect(text(third)).toHaveValue("As it was. Theirs. More.");
});

test("two windows keep apart copies; both crash; both are offered back", async ({ page, context }) => {
  const one = await openAnother(context);
  const two = await openAnother(context);
  await cutNetwork(one);
  await cutNetwork(two);
  await write(one, " First window.");
  await write(two, " Second window.");
  await untilStored(one, "First window.");
  await untilStored(two, "Second window.");
  await crashWindow(one);
  await crashWindow(two);
  await openPost(page);
  await expect(offer(page)).toHaveCount(2);
  await cutNetwork(page);
  await page.getByRole("button", { name: "Restore" }).first().click();
  await expect(offer(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Restore" }).click();
  // What the first one put into the editor is offered in its turn.
  await expect(offer(page)).toHaveCount(1);
  const now = await text(page).inputValue();
  await press(page, "Compare");
  const both = `${now} ${await page.getByRole("dialog", { name: "Unsaved text and what is here now" }).innerText()}`;
  expect(both).toContain("First window.");
  expect(both).toContain("Second window.");
});

test("the session ends while saving: asks in place, then completes the save", async ({ page }) => {
  await openPost(page);
  const restore = await endSession(page);
  await write(page, " Signed out.");
  await press(page, "Save draft");
  await expect(page.getByRole("dialog", { name: "Your session has ended" })).toBeVisible();
  restore();
  await signInAgain(page);
  await expect(said(page, /^Saved \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(text(page)).toHaveValue("As it was. Signed out.");
});

test("the session ends, signing in is declined, the window crashes: the text is offered back", async ({
  page,
  context,
}) => {
  const other = await openAnother(context);
  await endSession(other);
  await write(other, " Declined.");
  await press(other, "Save draft");
  await other
    .getByRole("dialog", { name: "Your session has ended" })
    .getByRole("button", { name: "Cancel" })
    .click();
  await expect(text(other)).toHaveValue("As it was. Declined.");
  await expect(said(other, "you are signed out")).toBeVisible();
  await untilStored(other, "Declined.");
  await crashWindow(other);
  await openPost(page);
  await press(page, "Restore");
  await expect(text(page)).toHaveValue("As it was. Declined.");
});

test("no network, then a conflict when it is back: both texts are there", async ({ page, context }) => {
  await openPost(page);
  await cutNetwork(page);
  await write(page, " Written offline.");
  await expect(said(page, "Offline: kept on this computer, sent when the network is back")).toBeVisible();
  await saveElsewhere(context, " Theirs.");
  mendNetwork(page);
  await tryAgain(page);
  // Where the editor was first nothing interrupts the typing; the notice leads to the choice.
  await page.getByText("Compare and choose").dispatchEvent("click");
  await expect(choice(page)).toContainText("Theirs.");
  await expect(choice(page)).toContainText("Written offline.");
});

test("a crash, and somebody saves before it is restored: restoring ends in the choice", async ({
  page,
  context,
}) => {
  await crashAfter(context, " Before the crash.");
  const other = await saveElsewhere(context, " Theirs.");
  await other.close();
  await openPost(page);
  await press(page, "Restore");
  await press(page, "Save draft");
  await expect(choice(page)).toContainText("Theirs.");
  await expect(choice(page)).toContainText("Before the crash.");
});

test("a save whose answer is lost is not stored twice, and is no conflict", async ({ page }) => {
  await openPost(page);
  let lost = 0;
  await page.route(data, async (route) => {
    if (route.request().method() !== "PATCH" || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await write(page, " Answer lost.");
  await press(page, "Save draft");
  await expect(said(page, "Offline: kept on this computer, sent when the network is back")).toBeVisible();
  await tryAgain(page);
  await expect(said(page, /^Saved \d\d:\d\d$/)).toBeVisible();
  await expect(choice(page)).toBeHidden();
});

test("leaving with unsaved changes asks; staying keeps all, leaving offers it back", async ({ page }) => {
  await openPost(page);
  await cutNetwork(page);
  await write(page, " Unsaved.");
  await page.getByRole("navigation").getByRole("link", { name: "Posts" }).click();
  const asked = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(text(page)).toHaveValue("As it was. Unsaved.");
  await page.getByRole("navigation").getByRole("link", { name: "Posts" }).click();
  await asked.getByRole("button", { name: "Leave" }).click();
  // A save that was under way has failed by then.
  await expect(page.getByRole("heading", { level: 1, name: "Posts" })).toBeVisible();
  mendNetwork(page);
  await openPost(page);
  await press(page, "Restore");
  await expect(text(page)).toHaveValue("As it was. Unsaved.");
});
