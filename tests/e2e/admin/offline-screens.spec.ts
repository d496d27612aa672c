import { titled } from "@brightwren/brand/derived";
import type { Page } from "playwright/test";
import { openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { addEnquiries } from "../../setup/enquiries.ts";
import { screenFaults } from "../../setup/screen-faults.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const lost = (page: Page) => heading(page, "This screen could not be loaded");
const banner = (page: Page) => page.getByRole("status").filter({ hasText: "Offline." });
const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const goTo = (page: Page, name: string | RegExp) => menu(page).getByRole("link", { name }).click();
const recent = (page: Page) => page.getByRole("region", { name: "Recent Posts" }).getByRole("listitem");
const posts = (page: Page) => page.getByRole("region", { name: "Posts", exact: true });
const text = (page: Page) => page.getByRole("textbox", { name: "Text of the post, in Markdown" });

test.beforeEach(({ consoleGuard }) => {
  // What the network does in these journeys is meant to be heard of.
  consoleGuard.allow(
    /Failed to load resource|Could not be read|could not be counted|A screen broke|Unable to preload|dynamically imported/,
  );
});

/** Opens the overview in a window that gets no other screen's code. */
async function openWithoutScreens(page: Page): Promise<() => Promise<void>> {
  const code = /\/assets\/.*-screen-.*\.(js|css)$/;
  await page.route(code, (route) => route.abort());
  await openAdmin(page);
  await expect(recent(page)).toHaveCount(10);
  return () => page.unroute(code);
}

/** Opens the overview, and waits until every screen's code is here. */
async function openWithScreens(page: Page): Promise<void> {
  const last = page.waitForResponse(/\/enquiry-screen-.*\.js$/);
  await openAdmin(page);
  await expect(recent(page)).toHaveCount(10);
  await (await last).finished();
}

test("a screen whose code is not here: a kind word in the frame, and it opens by itself with the network", async ({
  page,
  context,
}) => {
  const giveCode = await openWithoutScreens(page);
  await context.setOffline(true);
  await goTo(page, "Posts");
  await expect(lost(page)).toBeVisible();
  await expect(page).toHaveTitle(titled("This screen could not be loaded"));
  await expect(banner(page)).toBeVisible();
  await goTo(page, /^Enquiries/);
  await expect(page).toHaveURL(/enquiries$/);
  await expect(lost(page)).toBeVisible();
  await giveCode();
  await context.setOffline(false);
  await expect(heading(page, "Enquiries")).toBeVisible();
  await goTo(page, "Posts");
  await expect(posts(page).getByRole("rowheader").first()).toBeVisible();
});

test("the message for a screen that is not here: a button, the way to the overview, no faults", async ({
  page,
  context,
  consoleGuard,
}) => {
  // The style sheet that is not there, as the search for faults sees it.
  consoleGuard.allow(/Couldn't load preload assets/);
  const giveCode = await openWithoutScreens(page);
  await context.setOffline(true);
  await recent(page).first().getByRole("link").click();
  await expect(lost(page)).toBeVisible();
  expect(await screenFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Try again" })).toHaveAttribute("aria-disabled", "false");
  await page.locator("#main").getByRole("link", { name: "To the overview" }).click();
  await expect(heading(page, "Blog Admin")).toBeVisible();
  await giveCode();
  await context.setOffline(false);
  await expect(banner(page)).toBeHidden();
  // What could not be loaded before is not remembered as lost.
  await recent(page).first().getByRole("link").click();
  await expect(text(page)).toHaveValue(/./);
});

test("code that was lost on the way, online: the screen opens by itself", async ({ page }) => {
  const giveCode = await openWithoutScreens(page);
  const renewed = page.waitForEvent("load");
  await page.route(/\/admin\/posts$/, async (route) => {
    await giveCode();
    await route.fallback();
  });
  await goTo(page, "Posts");
  await renewed;
  await expect(heading(page, "Posts")).toBeVisible();
});

test("once the admin was opened, every screen opens without a network", async ({ page, context }) => {
  await openWithScreens(page);
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await goTo(page, "Posts");
  await expect(heading(page, "Not on this computer yet")).toBeVisible();
  await page.getByRole("link", { name: "New post" }).click();
  await expect(text(page)).toBeVisible();
  await goTo(page, /^Enquiries/);
  await expect(heading(page, "Not while you are offline")).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, "Not while you are offline")).toBeHidden();
});

test("what no screen could read offline comes by itself: the overview and its form, posts, one of them, enquiries, one of them", async ({
  page,
  context,
}) => {
  const [id = ""] = await addEnquiries([{ message: `About ${crypto.randomUUID()}` }]);
  const loaded = page.waitForResponse(/\/enquiry-screen-.*\.js$/);
  await openAdmin(page, `/admin/enquiries`);
  await (await loaded).finished();
  const categories = page.getByLabel("Category");
  const enquiry = page.locator(`a[href*="${id}"]`);
  await expect(enquiry.first()).toBeVisible();

  /** Goes there without a network, is told that nothing is there, and has the network back. */
  const comeBackAt = async (go: () => Promise<void>, told: string) => {
    await context.setOffline(true);
    await expect(banner(page)).toBeVisible();
    await go();
    await expect(page.getByText(told)).toBeVisible();
    await context.setOffline(false);
    await expect(banner(page)).toBeHidden();
    await expect(page.getByText(told)).toBeHidden();
  };
  await comeBackAt(() => enquiry.first().click(), "What customers wrote is never kept on this computer.");
  await expect(page.getByText("About", { exact: false }).first()).toBeVisible();
  await comeBackAt(() => goTo(page, "Overview"), "the posts were not read here before");
  await expect(recent(page)).toHaveCount(10);
  await expect(categories).toBeEnabled();
  await expect(page.getByText("The categories could not be read.")).toBeHidden();
  await comeBackAt(() => goTo(page, "Posts"), "these posts were not read here before");
  await expect(posts(page).getByRole("rowheader").first()).toBeVisible();
  await comeBackAt(
    // The first ones may be another journey's, and go in the middle of it.
    () => posts(page).getByRole("rowheader").last().getByRole("link").click(),
    "It was not read on this computer before.",
  );
  await expect(text(page)).toHaveValue(/./);
});
