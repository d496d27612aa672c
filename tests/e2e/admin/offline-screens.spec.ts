import { titled } from "@brightwren/brand/derived";
import type { Page } from "playwright/test";
import { openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
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
  consoleGuard.allow(
    /Failed to load resource|Could not be read|could not be counted|A screen broke|Unable to preload|dynamically imported/,
  );
});

async function openWithoutScreens(page: Page): Promise<() => Promise<void>> {
  const code = /\/assets\/(?!overview-).*-screen-.*\.(js|css)$/;
  await page.route(code, (route) => route.abort());
  await openAdmin(page);
  await expect(recent(page)).toHaveCount(10);
  return () => page.unroute(code);
}

async function openWithScreens(page: Page): Promise<void> {
  const last = page.waitForResponse(/\/enquiry-screen-.*\.js$/);
  await openAdmin(page);
  await expect(recent(page)).toHaveCount(10);
  await (await last).finished();
}

test("opens a screen that was unavailable offline when the connection returns", async ({
  page,
  context,
  consoleGuard,
}) => {
  // `screenFaults` also tries to load the missing style sheet.
  consoleGuard.allow(/Couldn't load preload assets/);
  const giveCode = await openWithoutScreens(page);
  await context.setOffline(true);
  await goTo(page, "Posts");
  await expect(lost(page)).toBeVisible();
  await expect(page).toHaveTitle(titled("This screen could not be loaded"));
  await expect(banner(page)).toBeVisible();
  await goTo(page, "Overview");
  await recent(page).first().getByRole("link").click();
  await expect(lost(page)).toBeVisible();
  expect(await screenFaults(page, [390, 1440])).toEqual([]);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Try again" })).toBeEnabled();
  await page.locator("#main").getByRole("link", { name: "Go to overview" }).click();
  await expect(heading(page, "Blog Admin")).toBeVisible();
  await goTo(page, /^Enquiries/);
  await expect(page).toHaveURL(/enquiries$/);
  await expect(lost(page)).toBeVisible();
  await giveCode();
  await context.setOffline(false);
  await expect(heading(page, "Enquiries")).toBeVisible();
  await expect(banner(page)).toBeHidden();
  // A failed import is not cached.
  await goTo(page, "Posts");
  await expect(posts(page).getByRole("rowheader").first()).toBeVisible();
  await goTo(page, "Overview");
  await recent(page).first().getByRole("link").click();
  await expect(text(page)).toHaveValue(/./);
});

test("reloads when a screen's code fails to load, and keeps the navigation if it fails again", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/module script failed/);
  const giveCode = await openWithoutScreens(page);
  await page.route(/enquiries-screen.*\.js$/, (route) => route.fulfill({ status: 404, body: "Not found" }));
  const renewed = page.waitForEvent("load");
  await page.route(/\/admin\/posts$/, async (route) => {
    await giveCode();
    await route.fallback();
  });
  await goTo(page, "Posts");
  await renewed;
  await expect(heading(page, "Posts")).toBeVisible();

  await goTo(page, /^Enquiries/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByText(/dynamically imported module|module script failed/)).toBeVisible();
  await expect(page.getByRole("navigation").first()).toBeVisible();
});

test("opens every screen offline once the admin has been opened", async ({ page, context }) => {
  await openWithScreens(page);
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await goTo(page, "Posts");
  await expect(heading(page, "Not available offline yet")).toBeVisible();
  await page.getByRole("link", { name: "New post" }).click();
  await expect(text(page)).toBeVisible();
  await goTo(page, /^Enquiries/);
  await expect(heading(page, "Nothing new")).toBeVisible();
  await page.getByRole("link", { name: "Handled" }).click();
  await expect(heading(page, "You’re offline")).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, "You’re offline")).toBeHidden();
});
