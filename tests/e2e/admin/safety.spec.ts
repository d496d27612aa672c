import type { BrowserContext, Page } from "playwright/test";
import { expect, test } from "../../setup/admin-journey.ts";
import { press, saved, text, write } from "../../setup/desktop/owner-steps.ts";
import { addPost } from "../../setup/posts.ts";
import { accessibilityFaults } from "../../setup/screen-faults.ts";
import { untilStored } from "../../setup/until-stored.ts";

const offer = (page: Page) => page.getByText(/^Unsaved text from \d\d:\d\d found/);
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

const cutNetwork = (page: Page) => page.route(data, (route) => route.abort());

/** Crashes the page without an unload event. */
async function crashWindow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await Promise.race([session.send("Page.crash").catch(() => {}), page.waitForEvent("crash")]);
  await page.close();
}

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
  await press(page, "Save");
  await expect(saved(page)).toBeVisible();

  await cutNetwork(page);
  await write(page, " Last words.");
  await page.close({ runBeforeUnload: false });
  const next = await openAnother(context);
  await openAnother(context);
  await expect(next.getByText("This post is also open in another window")).toBeVisible();
  await press(next, "Restore");
  await expect(text(next)).toHaveValue("As it was. Written before the crash. Last words.");
});
