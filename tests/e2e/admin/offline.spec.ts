import type { Page } from "playwright/test";
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

test("keeps text written offline through a crash, and syncs it once the admin is reopened", async ({
  page: first,
  context,
}) => {
  await openAdmin(first, `/admin/posts/${id}`);
  await expect(text(first)).toHaveValue("As it was.");
  await context.setOffline(true);
  await expect(banner(first)).toBeVisible();
  await text(first).press("Control+End");
  await first.keyboard.type(" Offline.");
  await first.keyboard.press("Control+s");
  await expect(first.getByText("Saved on this computer", { exact: true })).toBeVisible();
  await expect(
    first.locator("#main").getByText("Offline. Saved on this computer; we’ll sync when you’re back online."),
  ).toBeVisible();
  await goTo(first, "Overview");
  await expect(keptHere(first).getByRole("link", { name: "Offline" })).toBeVisible();
  await expect(keptHere(first)).toContainText("Waiting for a connection");
  expect(await accessibilityFaults(first)).toEqual([]);
  await crashWindow(first);

  await context.setOffline(false);
  const page = await context.newPage();
  await openAdmin(page);
  await expect(page.getByText("Written offline: “Offline”")).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await expect(keptHere(page)).toBeHidden();
  expect(await readPost("offline")).toMatchObject({ content: "As it was. Offline." });
  await page.getByRole("region", { name: "Recent Posts" }).getByRole("link", { name: "Offline" }).click();
  await expect(text(page)).toHaveValue("As it was. Offline.");
  await expect(page.getByText(/^Unsaved text from/)).toBeHidden();
});
