import type { BrowserContext, Page } from "playwright/test";
import { openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { crashWindow } from "../../setup/crash-window.ts";
import { addPost, readPost } from "../../setup/posts.ts";
import { accessibilityFaults } from "../../setup/screen-faults.ts";

const text = (page: Page) => page.getByRole("textbox", { name: "Text of the post, in Markdown" });
const banner = (page: Page) => page.getByText("Offline. You see the posts as they were last read");
const keptHere = (page: Page) => page.getByRole("region", { name: "Kept on this computer" });
const goTo = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();

let id: string;
test.beforeEach(async ({ consoleGuard }) => {
  // What the network does in these journeys is meant to be heard of.
  consoleGuard.allow(/Failed to load resource|Could not be read|could not be counted/);
  id = await addPost({ title: "Offline", slug: "offline", content: "As it was.", status: "draft" });
});

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

test("saves on this computer without a network, and sends what an editor left behind when it is back", async ({
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
  await expect(keptHere(page).getByRole("link", { name: "Offline" })).toBeVisible();
  await expect(keptHere(page)).toContainText("Waits for the network");
  expect(await accessibilityFaults(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText("Written offline: “Offline”")).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await expect(keptHere(page)).toBeHidden();
  expect(await readPost("offline")).toMatchObject({ content: "As it was. Offline." });
});

test("sends what was saved in a window that crashed offline when the admin opens again", async ({
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
