import type { BrowserContext, Page } from "playwright/test";
import { openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { crashWindow } from "../../setup/crash-window.ts";
import { addPost, changePost, listPosts, readPost, removePosts } from "../../setup/posts.ts";
import { accessibilityFaults } from "../../setup/screen-faults.ts";

const text = (page: Page) => page.getByRole("textbox", { name: "Text of the post, in Markdown" });
const banner = (page: Page) => page.getByText("Offline. You see the posts as they were last read");
const keptHere = (page: Page) => page.getByRole("region", { name: "Kept on this computer" });
const goTo = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
const data = /rest\/v1\//;

let id: string;
let slug: string;
let title: string;
test.beforeEach(async ({ consoleGuard }) => {
  // What the network does in these journeys is meant to be heard of.
  consoleGuard.allow(/Failed to load resource|Could not be read|could not be counted/);
  title = `Offline ${crypto.randomUUID().slice(0, 8)}`;
  slug = title.toLowerCase().replace(" ", "-");
  id = await addPost({ title, slug, content: "As it was.", status: "draft" });
});
test.afterEach(() => removePosts([id]));

async function openPost(page: Page): Promise<void> {
  await page.goto(`/admin/posts/${id}`);
  await expect(text(page)).toHaveValue("As it was.");
}

/** Writes and presses Ctrl+S, as everybody does. */
async function writeAndSave(page: Page, words: string): Promise<void> {
  await text(page).press("Control+End");
  await page.keyboard.type(words);
  await page.keyboard.press("Control+s");
}

/** Another window, which loses its network, saves these words on this computer, and crashes. */
async function writeOfflineAndCrash(context: BrowserContext, words: string): Promise<void> {
  const page = await context.newPage();
  await openPost(page);
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await expect(text(page)).toHaveValue("As it was.");
  await writeAndSave(page, words);
  await expect(page.getByText("Saved on this computer")).toBeVisible();
  await crashWindow(page);
  await context.setOffline(false);
}

test("the network goes: the admin says so, saves here, and sends by itself what an editor left behind", async ({
  page,
  context,
}) => {
  await openPost(page);
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await writeAndSave(page, " Offline.");
  await expect(page.getByText("Saved on this computer")).toBeVisible();
  await expect(
    page.locator("#main").getByText("Offline: kept on this computer, sent when the network is back"),
  ).toBeVisible();
  await goTo(page, "Overview");
  await expect(keptHere(page).getByRole("link", { name: title })).toBeVisible();
  await expect(keptHere(page)).toContainText("Waits for the network");
  expect(await accessibilityFaults(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText(`Written offline: “${title}”`)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await expect(keptHere(page)).toBeHidden();
  expect(await readPost(slug)).toMatchObject({ content: "As it was. Offline." });
});

test("a window that crashed offline: the next start sends what was saved in it", async ({
  page,
  context,
}) => {
  await writeOfflineAndCrash(context, " Before the crash.");
  await openAdmin(page);
  await expect(page.getByText(`Written offline: “${title}”`)).toBeVisible();
  expect(await readPost(slug)).toMatchObject({ content: "As it was. Before the crash." });
  await page.goto(`/admin/posts/${id}`);
  await expect(text(page)).toHaveValue("As it was. Before the crash.");
  await expect(page.getByText(/^Unsaved text from/)).toBeHidden();
});

test("of two texts of a post, written offline one after the other, the later one is stored and the earlier one kept", async ({
  page,
  context,
}) => {
  await writeOfflineAndCrash(context, " Earlier.");
  await writeOfflineAndCrash(context, " Later.");
  await openAdmin(page);
  await expect(page.getByText(`Written offline: “${title}”`)).toBeVisible();
  expect(await readPost(slug)).toMatchObject({ content: "As it was. Later." });
  await expect(keptHere(page).getByRole("link", { name: title })).toBeVisible();
});

test("somebody changed the post meanwhile: nothing is overwritten, and the text is there to compare", async ({
  page,
  context,
}) => {
  await writeOfflineAndCrash(context, " Mine.");
  await changePost(slug, { content: "Theirs." });
  await openAdmin(page);
  const notice = page.getByRole("status").filter({ hasText: `Somebody changed “${title}”` });
  await expect(notice).toBeVisible();
  await expect(keptHere(page)).toContainText("Somebody changed this post meanwhile");
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await readPost(slug)).toMatchObject({ content: "Theirs." });

  await notice.getByRole("link", { name: "Open" }).click();
  await expect(text(page)).toHaveValue("Theirs.");
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByRole("dialog", { name: "Unsaved text and what is here now" })).toContainText(
    "As it was. Mine.",
  );
  await page.getByRole("button", { name: "Decide later" }).click();
  await goTo(page, "Overview");
  await expect(keptHere(page).getByRole("link", { name: title })).toBeVisible();
  await expect(page.getByText(`Written offline: “${title}”`)).toBeHidden();
  expect(await readPost(slug)).toMatchObject({ content: "Theirs." });
});

test("an edit of a published post, saved offline, waits beside the post: visitors see no change", async ({
  page,
  context,
}) => {
  await changePost(slug, { status: "published", published_at: "2020-03-05T12:00:00Z" });
  await writeOfflineAndCrash(context, " Edited.");
  await openAdmin(page);
  await expect(page.getByText(`Written offline: “${title}”`)).toBeVisible();
  expect(await readPost(slug)).toMatchObject({ content: "As it was." });
  await page.goto(`/admin/posts/${id}`);
  await expect(text(page)).toHaveValue("As it was. Edited.");
  await expect(page.getByText("You are editing the pending version")).toBeVisible();
});

test("a new post without a title, begun offline, is found again after a crash", async ({ page, context }) => {
  const other = await context.newPage();
  await openAdmin(other, "/admin/posts/new");
  await expect(text(other)).toBeVisible();
  await other.route(data, (route) => route.abort());
  await text(other).fill("A thought on the train.");
  await other.keyboard.press("Control+s");
  await expect(other.getByText("Not saved", { exact: true })).toBeVisible();
  await crashWindow(other);

  await openAdmin(page);
  await keptHere(page).getByRole("link", { name: "Untitled" }).click();
  await expect(text(page)).toHaveValue("A thought on the train.");
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(`${title} again`);
  await page.keyboard.press("Control+s");
  await expect(page.locator("#main").getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await expect(page).toHaveURL(/posts\/[0-9a-f-]{36}$/);
  await removePosts([new URL(page.url()).pathname.split("/").at(-1) ?? ""]);
  await goTo(page, "Overview");
  await expect(keptHere(page)).toBeHidden();
  expect((await listPosts()).filter((post) => post.title === `${title} again`)).toEqual([]);
});

test("a post and a list that were never read here: a kind word, and they come with the network", async ({
  page,
  context,
}) => {
  await openAdmin(page, "/admin/posts");
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await page.getByRole("link", { name: /^Archived/ }).click();
  await expect(page.getByRole("heading", { name: "Not on this computer yet" })).toBeVisible();
  await goTo(page, "Overview");
  await expect(page.getByRole("region", { name: "Recent Posts" })).toBeVisible();
  await context.setOffline(false);
  await expect(
    page.getByRole("region", { name: "Recent Posts" }).getByRole("link", { name: title }),
  ).toBeVisible();
});
