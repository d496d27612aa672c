import { adminPaths } from "@brightwren/admin/admin-paths";
import { logIn, publish } from "../../setup/admin-steps.ts";
import { makeOlder } from "../../setup/browser-floor/older-browser.ts";
import { findMail } from "../../setup/mailbox.ts";
import { expect, test } from "../../setup/writing-journey.ts";
import { demoRoutes, pageRoutes } from "../../setup/routes.ts";
import { untilHydrated } from "../../setup/page-ready.ts";

test.beforeEach(({ page }) => makeOlder(page.context()));

test("loads every page without an error in the oldest supported browsers", async ({ page }) => {
  test.slow();
  await page.goto("/about");
  const found = await page.evaluate(() => [
    "any" in AbortSignal,
    "withResolvers" in Promise,
    "parse" in URL,
    "toSorted" in [],
    "groupBy" in Map,
    "requestIdleCallback" in window,
    "ariaCurrent" in document.body,
    "timeout" in AbortSignal,
    "findLast" in [],
  ]);
  expect(found).toEqual([false, false, false, false, false, false, false, true, true]);
  for (const route of [...pageRoutes, ...demoRoutes]) {
    await page.goto(route);
    await untilHydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("supports every visitor task in the oldest supported browsers", async ({ page }) => {
  await page.goto("/blog");
  await untilHydrated(page);
  await page.getByRole("searchbox", { name: "Search articles" }).fill("trades");
  await expect(page.getByRole("status").filter({ hasText: /article/ })).toContainText(/^\d articles?$/);
  await page.locator("main article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await expect(page.getByRole("button", { name: "Copy link" })).toBeEnabled();

  await page.goto("/faq");
  await page.getByRole("searchbox").fill("cancel");
  await expect(page.getByText(/answers? fits?/)).toBeVisible();

  await page.goto("/contact");
  const message = "From an older browser.";
  const form = page.locator("form");
  await form.getByLabel("First name").fill("Jane");
  await form.getByLabel("Last name").fill("Doe");
  await form.getByLabel("Email").fill("jane@example.com");
  await form.getByLabel("Message").fill(message);
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message sent!")).toBeVisible();
  await findMail(message);

  await page.goto("/services");
  await untilHydrated(page);
  const opened = page.waitForEvent("popup");
  await page
    .getByRole("button", { name: /^Get Started with/ })
    .first()
    .click();
  await expect(await opened).toHaveURL(/practice-checkout/);
});

test("supports every owner task in the oldest supported browsers", async ({ page }) => {
  test.slow();
  await page.goto("/login");
  await logIn(page);
  const { overview, account, posts, trash, taxonomy, enquiries, pictures, settings, importExport, newPost } =
    adminPaths;
  for (const path of [
    overview,
    account,
    posts,
    trash,
    taxonomy,
    enquiries,
    pictures,
    settings,
    importExport,
    newPost,
  ]) {
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  const title = "Older";
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(title);
  await page
    .getByRole("textbox", { name: "Text of the post, in Markdown" })
    .fill("Written in an older browser.");
  await page.getByRole("button", { name: "Save draft" }).click();
  await publish(page);
  await page.goto(adminPaths.posts);
  await expect(page.getByRole("rowheader", { name: title })).toBeVisible();
});
